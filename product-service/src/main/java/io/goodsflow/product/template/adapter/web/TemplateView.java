package io.goodsflow.product.template.adapter.web;

import io.goodsflow.product.contract.api.TemplateAnswer;
import io.goodsflow.product.template.application.FindTemplate;
import io.goodsflow.product.template.application.TemplateAnswers;
import io.goodsflow.product.template.domain.TemplateVersion;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A category's own template and what holds for its products.
 *
 * @param version 0 if it has no template of its own
 * @param effective of today, with all that is inherited; left out of the answer to a change
 */
record TemplateView(
        long categoryId,
        long version,
        @Nullable String changedBy,
        @Nullable Instant changedAt,
        @Nullable String reason,
        @Nullable Boolean open,
        List<TemplateAnswer.Attribute> attributes,
        List<TemplateAnswer.Rule> rules,
        TemplateAnswer.@Nullable Contract contract,
        List<String> naturalKey,
        @Nullable TemplateAnswer effective) {

    static TemplateView of(FindTemplate.Found found) {
        TemplateAnswer effective = TemplateAnswers.of(found.categoryId(), found.effective());
        TemplateVersion own = found.own();
        return own == null
                ? new TemplateView(
                        found.categoryId(), 0, null, null, null, null, List.of(), List.of(), null, List.of(), effective)
                : of(own, effective);
    }

    static TemplateView of(TemplateVersion own, @Nullable TemplateAnswer effective) {
        return new TemplateView(
                own.categoryId(),
                own.version(),
                own.changedBy(),
                own.changedAt(),
                own.reason(),
                own.rules().open(),
                own.rules().attributes().stream().map(TemplateAnswers::of).toList(),
                own.rules().rules().stream().map(TemplateAnswers::of).toList(),
                TemplateAnswers.of(own.rules().contract()),
                own.rules().naturalKey(),
                effective);
    }

    /** Who made a version, when and why. */
    record VersionView(
            long version,
            String changedBy,
            Instant changedAt,
            @Nullable String reason) {

        static VersionView of(TemplateVersion version) {
            return new VersionView(version.version(), version.changedBy(), version.changedAt(), version.reason());
        }
    }
}
