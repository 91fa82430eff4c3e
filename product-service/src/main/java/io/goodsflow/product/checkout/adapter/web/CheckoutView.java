package io.goodsflow.product.checkout.adapter.web;

import io.goodsflow.product.checkout.domain.Checkout;
import io.goodsflow.product.checkout.domain.CheckoutLine;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** A confirmation snapshot; amounts in fen. */
record CheckoutView(long checkoutId, List<Line> lines, long totalAmount, Instant createdAt, Instant expiresAt) {

    static CheckoutView of(Checkout checkout) {
        return new CheckoutView(
                checkout.checkoutId(),
                checkout.lines().stream().map(CheckoutView::of).toList(),
                checkout.totalAmount(),
                checkout.createdAt(),
                checkout.expiresAt());
    }

    private static Line of(CheckoutLine line) {
        return new Line(
                line.skuId(),
                line.itemId(),
                line.merchantId(),
                line.publishVersion(),
                line.snapshotId(),
                line.title(),
                line.specs(),
                line.price(),
                line.qty(),
                line.amount(),
                line.extParams());
    }

    /** Snapshot id is that of the item snapshot, by which the order will explain itself. */
    record Line(
            long skuId,
            long itemId,
            long merchantId,
            long publishVersion,
            long snapshotId,
            String title,
            Map<String, String> specs,
            long price,
            long qty,
            long amount,
            Map<String, String> extParams) {}
}
