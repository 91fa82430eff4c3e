package io.goodsflow.product.ownership.application;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.product.category.application.Categories;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.ownership.domain.FieldOwnership;
import io.goodsflow.product.ownership.domain.FieldPath;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Says which sources may write which fields of a category's items from now on; what is in a draft already stays. */
@Service
public class ChangeOwnership {

    private final Categories categories;
    private final FieldOwnerships ownerships;
    private final IdempotentCommands commands;
    private final Clock clock;

    ChangeOwnership(Categories categories, FieldOwnerships ownerships, IdempotentCommands commands, Clock clock) {
        this.categories = categories;
        this.ownerships = ownerships;
        this.commands = commands;
        this.clock = clock;
    }

    /**
     * @param key given if the caller wants a late repeat not to be judged again
     * @param version the one that the caller saw; saying again what is said already changes nothing
     * @param writers all rules, by field
     */
    public FieldOwnership handle(
            @Nullable CommandKey key,
            long categoryId,
            long version,
            Map<String, Set<ContentSource>> writers,
            String operator) {
        demandKnown(writers);
        FieldOwnership next = new FieldOwnership(version + 1, writers);
        return commands.execute(
                key,
                new Asked(categoryId, version, sorted(writers)),
                FieldOwnership.class,
                () -> change(categoryId, next, operator));
    }

    private FieldOwnership change(long categoryId, FieldOwnership next, String operator) {
        // what is kept in memory is void with it, of the categories beneath too
        categories.changeTree();
        if (categories.keep(categoryId).isEmpty()) {
            throw new GoodsflowException(CommonError.NOT_FOUND);
        }
        FieldOwnership now = ownerships.find(categoryId);
        if (now.writers().equals(next.writers())) {
            return now;
        }
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        if (now.version() != next.version() - 1 || !ownerships.save(categoryId, next, operator, at)) {
            throw changed(ownerships.find(categoryId).version());
        }
        return next;
    }

    /** The order of the rules and of their sources means nothing. */
    private static Map<String, Set<ContentSource>> sorted(Map<String, Set<ContentSource>> writers) {
        Map<String, Set<ContentSource>> sorted = new TreeMap<>();
        writers.forEach((field, sources) -> sorted.put(field, new TreeSet<>(sources)));
        return sorted;
    }

    private static void demandKnown(Map<String, Set<ContentSource>> writers) {
        List<FieldError> unknown = writers.keySet().stream()
                .filter(field -> !FieldPath.isOfCategory(field))
                .map(field ->
                        new FieldError("rules", "field.unknown", "there is no field " + field, "字段 " + field + " 不存在"))
                .toList();
        if (!unknown.isEmpty()) {
            throw GoodsflowException.invalid(unknown);
        }
    }

    private static GoodsflowException changed(long version) {
        return new GoodsflowException(ProductError.OWNERSHIP_CHANGED, version).with("version", version);
    }

    /** What the key stands for. */
    private record Asked(long categoryId, long version, Map<String, Set<ContentSource>> writers) {}
}
