package io.goodsflow.product.publishing.domain;

import io.goodsflow.product.draft.domain.ContentHash;
import io.goodsflow.product.template.domain.Contract;
import io.goodsflow.product.template.domain.TemplateVersion;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a version froze beside its content, so that an order can explain itself whatever became of the category since
 * (source 2.10).
 *
 * @param categoryPath from the root down to the category
 * @param contract what the sale promises, inherited parts included
 * @param templates the template versions that the content was judged by
 */
public record VersionFacts(List<Step> categoryPath, Contract contract, List<TemplateVersion.Ref> templates) {

    public VersionFacts {
        categoryPath = List.copyOf(categoryPath);
        templates = List.copyOf(templates);
    }

    /** SHA-256 over the version's content, which its content hash stands for, and over these facts. */
    public String hash(ItemVersion version) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("snapshot_id", version.snapshotId());
        members.put("item_id", version.itemId());
        members.put("merchant_id", version.merchantId());
        members.put("publish_version", version.publishVersion());
        members.put("sale_state", version.saleState().name());
        members.put("content_hash", version.content().hash());
        members.put(
                "category_path",
                categoryPath.stream()
                        .map(step -> Map.of("id", step.id(), "name", step.name()))
                        .toList());
        members.put(
                "templates",
                templates.stream()
                        .map(ref -> Map.of("category_id", ref.categoryId(), "version", ref.version()))
                        .toList());
        members.put("contract", members(contract));
        return ContentHash.of(members);
    }

    private static Map<String, Object> members(Contract contract) {
        Map<String, Object> members = new LinkedHashMap<>();
        if (contract.fulfilment() != null) {
            members.put("fulfilment", contract.fulfilment().name());
        }
        Contract.Refund refund = contract.refund();
        if (refund != null) {
            members.put("refund", texts("rule", refund.rule(), "days", refund.days(), "note", refund.note()));
        }
        Contract.Validity validity = contract.validity();
        if (validity != null) {
            members.put(
                    "validity",
                    texts(
                            "rule",
                            validity.rule(),
                            "days",
                            validity.days(),
                            "from",
                            validity.from(),
                            "to",
                            validity.to()));
        }
        Contract.Booking booking = contract.booking();
        if (booking != null) {
            members.put("booking", texts("required", booking.required(), "hours_ahead", booking.hoursAhead()));
        }
        return members;
    }

    private static Map<String, Object> texts(@Nullable Object... namesAndValues) {
        Map<String, Object> texts = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            Object value = namesAndValues[i + 1];
            if (value != null) {
                texts.put(String.valueOf(namesAndValues[i]), value.toString());
            }
        }
        return texts;
    }

    /** A category on the way down. */
    public record Step(long id, String name) {}
}
