package io.goodsflow.product.template.adapter.web;

import io.goodsflow.product.template.domain.Attribute;
import io.goodsflow.product.template.domain.AttributeType;
import io.goodsflow.product.template.domain.Contract;
import io.goodsflow.product.template.domain.CrossRule;
import io.goodsflow.product.template.domain.TemplateRules;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The next version of a template.
 *
 * @param baseVersion the version it was made from, 0 for the first
 * @param open whether attributes that are not named are let in; left out: as the parent says
 * @param naturalKey {@code outer_id}, {@code category}, {@code brand}, {@code title}, {@code attributes.NAME}
 */
record TemplateRequest(
        @NotNull @Min(0) Long baseVersion,
        @Nullable Boolean open,
        @Nullable @Valid @Size(max = 200) List<@NotNull AttributeRequest> attributes,
        @Nullable @Valid @Size(max = 100) List<@NotNull RuleRequest> rules,
        @Nullable @Valid ContractRequest contract,
        @Nullable @Size(max = 8) List<@NotNull String> naturalKey,
        @Nullable @Size(max = 500) String reason) {

    TemplateRules toRules() {
        return new TemplateRules(
                open,
                orEmpty(attributes).stream().map(AttributeRequest::toAttribute).toList(),
                orEmpty(rules).stream().map(RuleRequest::toRule).toList(),
                contract == null ? Contract.NOTHING_SAID : contract.toContract(),
                orEmpty(naturalKey));
    }

    private static <T> List<T> orEmpty(@Nullable List<T> list) {
        return list == null ? List.of() : list;
    }

    /** An attribute; without labels it is called by its name. */
    record AttributeRequest(
            @NotNull String name,
            @Nullable String labelZh,
            @Nullable String labelEn,
            @NotNull AttributeType type,
            @Nullable Boolean required,
            @Nullable @Size(max = 500) List<@NotNull String> values,
            @Nullable String unit,
            @Nullable @Size(max = 32) String min,
            @Nullable @Size(max = 32) String max,
            @Nullable Integer maxLength) {

        Attribute toAttribute() {
            return new Attribute(
                    name,
                    labelZh == null ? name : labelZh,
                    labelEn == null ? name : labelEn,
                    type,
                    Boolean.TRUE.equals(required),
                    orEmpty(values),
                    unit,
                    min,
                    max,
                    maxLength);
        }
    }

    record RuleRequest(
            @NotNull CrossRule.Kind kind,
            @NotNull String attribute,
            @Nullable String value,
            @NotNull String other) {

        CrossRule toRule() {
            return new CrossRule(kind, attribute, value, other);
        }
    }

    record ContractRequest(
            Contract.@Nullable Fulfilment fulfilment,
            @Nullable @Valid RefundRequest refund,
            @Nullable @Valid ValidityRequest validity,
            @Nullable @Valid BookingRequest booking) {

        Contract toContract() {
            return new Contract(
                    fulfilment,
                    refund == null ? null : new Contract.Refund(refund.rule, refund.days, refund.note),
                    validity == null
                            ? null
                            : new Contract.Validity(validity.rule, validity.days, validity.from, validity.to),
                    booking == null
                            ? null
                            : new Contract.Booking(Boolean.TRUE.equals(booking.required), booking.hoursAhead));
        }
    }

    record RefundRequest(
            Contract.Refund.@NotNull Rule rule,
            @Nullable Integer days,
            @Nullable String note) {}

    record ValidityRequest(
            Contract.Validity.@NotNull Rule rule,
            @Nullable Integer days,
            @Nullable LocalDate from,
            @Nullable LocalDate to) {}

    record BookingRequest(
            @NotNull Boolean required, @Nullable Integer hoursAhead) {}
}
