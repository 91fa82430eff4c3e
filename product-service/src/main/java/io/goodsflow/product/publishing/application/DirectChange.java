package io.goodsflow.product.publishing.application;

import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.ItemVersion;
import io.goodsflow.product.publishing.domain.Revised;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A change of a published item that needs no review.
 *
 * @param onlyOf the merchant whose items alone may be changed; another's is as good as absent; null for any
 * @param operator who asks, for the history
 * @param reason why, for the history
 * @param key makes a repeat have no second effect; null if the caller gave none
 * @param content what the key stands for
 * @param revision what becomes of the item
 */
public record DirectChange(
        long itemId,
        @Nullable Long onlyOf,
        String operator,
        @Nullable String reason,
        @Nullable CommandKey key,
        Object content,
        Revision revision) {

    /** Judges the item as it is; asked once before the transaction and again under the item's lock. */
    public interface Revision {

        /** @return empty if the item is as wanted already; refuses by an exception */
        Optional<Revised> of(Item item);

        /** Writes what goes with the version, in its transaction, holding the item and its SKUs; may refuse it. */
        default void written(ItemVersion version) {}

        /** Writes what goes with the answer that the item is as wanted already, in its transaction; may refuse it. */
        default void unchanged() {}
    }
}
