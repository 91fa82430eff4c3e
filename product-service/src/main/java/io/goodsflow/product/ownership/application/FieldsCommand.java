package io.goodsflow.product.ownership.application;

import io.goodsflow.kit.data.CommandKey;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who wants what of which fields of an item.
 *
 * @param fields paths as in the history, or wider: attributes, skus.price
 * @param key makes a repeat have no second effect; null if the caller gave none
 */
public record FieldsCommand(
        long itemId,
        List<String> fields,
        String operator,
        @Nullable String reason,
        @Nullable CommandKey key) {

    public FieldsCommand {
        fields = List.copyOf(fields);
    }

    /** What the key stands for. */
    List<String> content() {
        return List.of(Long.toString(itemId), String.join(" ", fields), reason == null ? "" : reason);
    }
}
