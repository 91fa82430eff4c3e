package io.goodsflow.product.template.application;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.product.category.application.Categories;
import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.template.domain.TemplateRules;
import io.goodsflow.product.template.domain.TemplateVersion;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Gives a category's template its next version; the ones before stay as they are. */
@Service
public class ChangeTemplate {

    private final Categories categories;
    private final Templates templates;
    private final FitBelow fitBelow;
    private final IdempotentCommands commands;
    private final Clock clock;

    ChangeTemplate(
            Categories categories, Templates templates, FitBelow fitBelow, IdempotentCommands commands, Clock clock) {
        this.categories = categories;
        this.templates = templates;
        this.fitBelow = fitBelow;
        this.commands = commands;
        this.clock = clock;
    }

    /** The new version; refused if the template moved on from the base meanwhile. */
    public TemplateVersion handle(Command command) {
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        Made made = commands.execute(
                command.key(),
                command.content(),
                Made.class,
                () -> new Made(change(command, at).version()));
        return templates
                .find(command.categoryId(), made.version())
                .orElseThrow(() -> new IllegalStateException("a version is gone, although none is ever deleted"));
    }

    private TemplateVersion change(Command command, Instant at) {
        categories.changeTree();
        long categoryId = command.categoryId();
        List<Long> path = categories.path(categoryId).stream().map(Category::id).toList();
        if (path.isEmpty()) {
            throw new GoodsflowException(CommonError.NOT_FOUND);
        }
        long current = Optional.ofNullable(templates.newest(List.of(categoryId)).get(categoryId))
                .map(TemplateVersion::version)
                .orElse(0L);
        if (current != command.baseVersion()) {
            throw new GoodsflowException(ProductError.TEMPLATE_CONFLICT, current).with("current_version", current);
        }
        TemplateVersion next =
                new TemplateVersion(categoryId, current + 1, command.rules(), command.operator(), command.reason(), at);
        fitBelow.demand(path.subList(0, path.size() - 1), categories.subtree(categoryId), next);
        if (!templates.insert(next)) {
            throw new IllegalStateException("another has version " + next.version() + " although the tree is held");
        }
        return next;
    }

    /**
     * The request.
     *
     * @param key given if the caller wants repeats to be safe
     * @param baseVersion the version it was made from, 0 if there was none
     */
    public record Command(
            @Nullable CommandKey key,
            long categoryId,
            long baseVersion,
            TemplateRules rules,
            String operator,
            @Nullable String reason) {

        private Asked content() {
            return new Asked(categoryId, baseVersion, rules, reason);
        }
    }

    /** What the key stands for. */
    private record Asked(
            long categoryId,
            long baseVersion,
            TemplateRules rules,
            @Nullable String reason) {}

    /** The answer that is kept for the key; the version itself is there anyway. */
    record Made(long version) {}
}
