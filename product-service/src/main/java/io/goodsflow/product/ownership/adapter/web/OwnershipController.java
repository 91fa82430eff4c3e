package io.goodsflow.product.ownership.adapter.web;

import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.IdempotencyKey;
import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.ownership.application.ChangeOwnership;
import io.goodsflow.product.ownership.application.ShowOwnership;
import io.goodsflow.product.ownership.domain.EffectiveOwnership;
import io.goodsflow.product.ownership.domain.FieldOwnership;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Which sources may write which fields. */
@RestController
@Tag(name = "Field ownership", description = "Who may write which field.")
@RequestMapping("/api/admin/categories/{categoryId}/ownership")
class OwnershipController {

    private final ShowOwnership showOwnership;
    private final ChangeOwnership changeOwnership;

    OwnershipController(ShowOwnership showOwnership, ChangeOwnership changeOwnership) {
        this.showOwnership = showOwnership;
        this.changeOwnership = changeOwnership;
    }

    @Operation(summary = "Show which sources may write which fields of a category")
    @GetMapping
    OwnershipView show(@PathVariable("categoryId") long categoryId) {
        ShowOwnership.Shown shown = showOwnership.handle(categoryId);
        return OwnershipView.of(categoryId, shown.own(), shown.effective().rules());
    }

    @Operation(summary = "Say which sources may write which fields of a category")
    @PutMapping
    OwnershipView change(
            Caller caller,
            @Nullable IdempotencyKey key,
            @PathVariable("categoryId") long categoryId,
            @Valid @RequestBody OwnershipRequest request) {
        CommandKey command = key == null
                ? null
                : new CommandKey(caller.subject(), 0, "PUT /api/admin/categories/ownership", key.value());
        return OwnershipView.of(
                categoryId,
                changeOwnership.handle(command, categoryId, request.version(), request.writers(), caller.subject()),
                null);
    }

    /**
     * All rules of the category itself; for a field without one the nearest category above decides, and if none says
     * anything all may write it.
     *
     * @param version the one that the rules were made from, 0 at first
     */
    record OwnershipRequest(
            @NotNull @Min(0) Long version,
            @NotNull @Size(max = 300) List<@NotNull @Valid Rule> rules) {

        Map<String, Set<ContentSource>> writers() {
            return rules.stream().collect(Collectors.toMap(Rule::field, Rule::sources, (a, b) -> b));
        }
    }

    /**
     * One rule.
     *
     * @param field title, attributes, attributes.NAME, skus, skus.price and so on
     * @param sources SUPPLIER, MERCHANT, OPERATOR; none of them: nobody
     */
    record Rule(
            @NotBlank @Size(max = 80) String field, @NotNull Set<@NotNull ContentSource> sources) {}

    /**
     * What is said of a category.
     *
     * @param rules its own
     * @param effective those that hold, with all that is inherited; left out of the answer to a change
     */
    record OwnershipView(
            long categoryId,
            long version,
            List<Rule> rules,
            @Nullable List<EffectiveRule> effective) {

        static OwnershipView of(
                long categoryId, FieldOwnership own, @Nullable List<EffectiveOwnership.Rule> effective) {
            return new OwnershipView(
                    categoryId,
                    own.version(),
                    own.writers().entrySet().stream()
                            .map(rule -> new Rule(rule.getKey(), new TreeSet<>(rule.getValue())))
                            .toList(),
                    effective == null
                            ? null
                            : effective.stream().map(EffectiveRule::of).toList());
        }
    }

    /**
     * A rule that holds.
     *
     * @param categoryId the category whose rule it is, this one or one above it
     */
    record EffectiveRule(String field, Set<ContentSource> sources, long categoryId) {

        static EffectiveRule of(EffectiveOwnership.Rule rule) {
            return new EffectiveRule(rule.field(), new TreeSet<>(rule.sources()), rule.categoryId());
        }
    }
}
