package io.goodsflow.product.draft.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.category.application.ResolveCategory;
import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.domain.ContentRules;
import io.goodsflow.product.draft.domain.ProposedContent;
import io.goodsflow.product.template.application.FindEffectiveTemplate;
import io.goodsflow.product.template.domain.EffectiveTemplate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Reads the content of a request and refuses it with everything that is wrong with it at once. */
@Component
class Proposals {

    private final ResolveCategory resolveCategory;
    private final FindEffectiveTemplate findEffectiveTemplate;

    Proposals(ResolveCategory resolveCategory, FindEffectiveTemplate findEffectiveTemplate) {
        this.resolveCategory = resolveCategory;
        this.findEffectiveTemplate = findEffectiveTemplate;
    }

    /** A request comes from the wire: what its type calls required may be missing all the same. */
    static ProposedContent read(DraftContent content) {
        return new ProposedContent(
                content.category(),
                content.title(),
                content.description(),
                content.brand(),
                content.outerId(),
                orEmpty(content.imageUrls()),
                orEmpty(content.attributes()),
                readAll(orEmpty(content.skus())));
    }

    /** Not {@code toList()} of a stream over nullness: a sheet's gap may arrive as null. */
    private static List<ProposedContent.@Nullable Sku> readAll(List<DraftContent.@Nullable Sku> skus) {
        List<ProposedContent.@Nullable Sku> all = new ArrayList<>();
        for (DraftContent.Sku sku : skus) {
            all.add(sku == null ? null : new ProposedContent.Sku(sku.skuCode(), orEmpty(sku.specs()), sku.price()));
        }
        return all;
    }

    private static <T> List<T> orEmpty(@Nullable List<T> list) {
        return list == null ? List.of() : list;
    }

    private static Map<String, @Nullable String> orEmpty(@Nullable Map<String, @Nullable String> map) {
        return map == null ? Map.of() : map;
    }

    /**
     * The category of a proposal that keeps every rule.
     *
     * @throws GoodsflowException 400 with all violations
     */
    Category demandValid(ProposedContent proposal) {
        return demandValid(judge(proposal), proposal);
    }

    static Category demandValid(Judged judged, ProposedContent proposal) {
        Category category = judged.category();
        if (category == null || !judged.errors().isEmpty()) {
            throw refusal(judged.errors(), proposal.category());
        }
        return category;
    }

    /** Everything that is wrong with it: what holds for every product first, then what its category's template says. */
    Judged judge(ProposedContent proposal) {
        return judge(proposal, resolveCategory::handle, findEffectiveTemplate::handle);
    }

    /** The same with looking up left to the caller, who may remember what it found. */
    static Judged judge(
            ProposedContent proposal,
            Function<String, Optional<Category>> resolve,
            Function<Long, EffectiveTemplate> template) {
        List<FieldError> errors = new ArrayList<>(ContentRules.violations(proposal));
        String cell = proposal.category();
        Category category = cell == null ? null : resolve.apply(cell).orElse(null);
        if (category != null) {
            errors.addAll(JudgeByTemplate.judge(template.apply(category.id()), proposal));
        } else if (cell != null) {
            errors.add(0, notThere(cell));
        }
        return new Judged(category, List.copyOf(errors));
    }

    /** @param category the one that the proposal means; null if there is none, then it is among the errors */
    record Judged(@Nullable Category category, List<FieldError> errors) {}

    static GoodsflowException categoryGone(Category category) {
        return refusal(List.of(notThere(category.name())), category.name());
    }

    private static FieldError notThere(String category) {
        return new FieldError(
                "category",
                ProductError.CATEGORY_NOT_FOUND.code(),
                "there is no category " + category,
                "类目 " + category + " 不存在");
    }

    /** If all is about one reason of ours the whole refusal carries its code. */
    private static GoodsflowException refusal(List<FieldError> errors, @Nullable String category) {
        Set<String> codes = errors.stream().map(FieldError::code).collect(Collectors.toSet());
        return Arrays.stream(ProductError.values())
                .filter(reason -> codes.equals(Set.of(reason.code())))
                .findFirst()
                .map(reason -> GoodsflowException.invalid(
                        errors,
                        reason,
                        reason == ProductError.CATEGORY_NOT_FOUND && category != null
                                ? category
                                : errors.get(0).message()))
                .orElseGet(() -> GoodsflowException.invalid(errors));
    }
}
