package io.goodsflow.product.template.application;

import io.goodsflow.product.contract.api.TemplateAnswer;
import io.goodsflow.product.template.domain.Attribute;
import io.goodsflow.product.template.domain.Contract;
import io.goodsflow.product.template.domain.CrossRule;
import io.goodsflow.product.template.domain.EffectiveTemplate;
import org.jspecify.annotations.Nullable;

/** How a template looks from outside. */
public final class TemplateAnswers {

    private TemplateAnswers() {}

    public static TemplateAnswer of(long categoryId, EffectiveTemplate template) {
        return new TemplateAnswer(
                categoryId,
                template.versions().stream()
                        .map(ref -> new TemplateAnswer.Version(ref.categoryId(), ref.version()))
                        .toList(),
                template.open(),
                template.attributes().stream().map(TemplateAnswers::of).toList(),
                template.rules().stream().map(TemplateAnswers::of).toList(),
                of(template.contract()),
                template.naturalKey().fields());
    }

    public static TemplateAnswer.Attribute of(Attribute attribute) {
        return new TemplateAnswer.Attribute(
                attribute.name(),
                attribute.labelZh(),
                attribute.labelEn(),
                attribute.type().name(),
                attribute.required(),
                attribute.values(),
                attribute.unit(),
                attribute.min(),
                attribute.max(),
                attribute.maxLength());
    }

    public static TemplateAnswer.Rule of(CrossRule rule) {
        return new TemplateAnswer.Rule(rule.kind().name(), rule.attribute(), rule.value(), rule.other());
    }

    /** Null if nothing is said. */
    public static TemplateAnswer.@Nullable Contract of(@Nullable Contract contract) {
        if (contract == null || contract.equals(Contract.NOTHING_SAID)) {
            return null;
        }
        Contract.Refund refund = contract.refund();
        Contract.Validity validity = contract.validity();
        Contract.Booking booking = contract.booking();
        return new TemplateAnswer.Contract(
                contract.fulfilment() == null ? null : contract.fulfilment().name(),
                refund == null ? null : new TemplateAnswer.Refund(refund.rule().name(), refund.days(), refund.note()),
                validity == null
                        ? null
                        : new TemplateAnswer.Validity(
                                validity.rule().name(), validity.days(), validity.from(), validity.to()),
                booking == null ? null : new TemplateAnswer.Booking(booking.required(), booking.hoursAhead()));
    }
}
