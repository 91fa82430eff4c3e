package io.goodsflow.product.publishing.domain;

import io.goodsflow.product.draft.domain.StatusReason;
import org.jspecify.annotations.Nullable;

/** Why a passed draft cannot be merged (architecture 3.5). */
public enum MergeRefusal {
    MOVED_ON("version.moved_on", null, "The item was changed meanwhile."),
    CATEGORY_GONE("product.category_not_found", "category", "The category does not exist any more."),
    IDENTITY_TAKEN("product.duplicate_item", null, "The product exists already as another item."),
    SKUS_COLLIDE("product.duplicate_specs", "skus", "Two SKUs have the same specs, code or id."),
    NOT_STORABLE("product.not_storable", null, "The content breaks a rule of the product tables.");

    private final StatusReason reason;

    MergeRefusal(String code, @Nullable String field, String message) {
        this.reason = new StatusReason(code, field, message);
    }

    public StatusReason reason() {
        return reason;
    }

    /** An operator locked a field that the draft changes. */
    public static StatusReason lockOf(String field) {
        return new StatusReason("field.locked", field, "An operator locked the field meanwhile.");
    }

    /** Of IDENTITY_TAKEN: names the item that the product is a duplicate of. */
    public static StatusReason duplicateOf(long itemId) {
        return new StatusReason(
                IDENTITY_TAKEN.reason.code(), null, "The product exists already as item " + itemId + ".");
    }
}
