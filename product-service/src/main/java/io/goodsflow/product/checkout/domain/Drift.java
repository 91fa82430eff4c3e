package io.goodsflow.product.checkout.domain;

import io.goodsflow.product.draft.domain.ContentDiff;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.lookup.domain.PublishedSku;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compares a line with what its SKU is now. Another version alone is a difference: an order names its version. */
public final class Drift {

    private Drift() {}

    /**
     * @param now null if the SKU is no longer published
     * @param then what the item said in the line's version; {@code today} what it says now; both null if the version is
     *     still the line's
     */
    public static List<CheckoutChange> of(
            CheckoutLine line,
            @Nullable PublishedSku now,
            @Nullable ProductContent then,
            @Nullable ProductContent today) {
        if (now == null) {
            return List.of(CheckoutChange.gone(line));
        }
        List<CheckoutChange> changes = new ArrayList<>();
        if (!now.isOnSale()) {
            changes.add(CheckoutChange.offSale(line, now.saleState().name()));
        }
        if (now.publishVersion() != line.publishVersion()) {
            changes.add(CheckoutChange.version(line, now.publishVersion()));
            if (then != null && today != null) {
                ContentDiff.between(then, today).stream()
                        .filter(change -> isAbout(line, change.field()))
                        .map(change -> CheckoutChange.field(line, change))
                        .forEach(changes::add);
            }
        }
        return changes;
    }

    /** Other SKUs of the item, and their order, are no concern of this line. */
    private static boolean isAbout(CheckoutLine line, String field) {
        return !field.equals(ContentDiff.SKU_ORDER) && !field.startsWith("skus[")
                || field.startsWith("skus[" + line.skuId() + "]");
    }
}
