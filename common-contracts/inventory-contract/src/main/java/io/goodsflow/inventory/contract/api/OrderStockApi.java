package io.goodsflow.inventory.contract.api;

import jakarta.validation.Valid;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;

/**
 * Stock taken and given back by an order that is paid for at once (catalogue-module: GetSKUForUpdate, DeductStock,
 * RestoreStock; role SERVICE, never routed by the gateway). The order is the same one that reservations know: it has one
 * claim for ever.
 *
 * <p>Whether a SKU is there and on sale, and in which version, is judged by what inventory-service has heard: its own view
 * of the items follows {@code ItemChangedV1}, usually by less than a second, after a fault by longer. A take-down or a
 * change that was acknowledged a moment ago may therefore not be seen here, and a deduct may still succeed. An order domain
 * that must not sell then asks product-service immediately before: {@code ItemApi}, or the verification of the checkout.
 * Once it is heard, no deduct that begins later goes through; one that is under way ends before.
 */
public interface OrderStockApi {

    /**
     * Reserves and confirms in one step, all lines or none; the item stays as it was found until that is done. A repeat
     * gets the same answer.
     *
     * <p>404 {@code inventory.sku_not_found}, {@code inventory.off_sale}. 409 {@code inventory.version_moved} (the lines
     * with their {@code current_version}), {@code inventory.key_retired}, {@code inventory.insufficient_stock} (the lines
     * with what is {@code available}), {@code inventory.order_closed}, {@code inventory.illegal_state} if the order
     * reserved these units and waits for its confirmation. 422 {@code inventory.order_mismatch} for other units, and for an
     * order that reserved them and is confirmed, since its versions are not known. 503 {@code
     * inventory.version_not_seen} if the order is ahead of what is known here: a later version, or a SKU with stock of whose
     * item nothing was heard yet. It is looked at first, so a 404 and a 409 about a SKU are no older than the order. Those
     * about SKUs name them in {@code lines}.
     *
     * <p>Ledger type {@code DEDUCT}, request number {@code deduct:{order_id}:1}.
     */
    @PostMapping("/internal/inventory/orders/deduct")
    DeductAnswer deduct(@Valid @RequestBody DeductRequest request);

    /**
     * Gives units of a confirmed order back, each of them once. A repeat gets the same answer. All of an order that is
     * not known leaves a tombstone that refuses a late deduct; so does all of one that has nothing left.
     *
     * <p>404 {@code inventory.reservation_not_found} for a part of an unknown order; 409 {@code
     * inventory.nothing_to_restore} (the lines with what is {@code left}), {@code inventory.illegal_state} if the order
     * is only reserved: it is released instead. 422 {@code request.idempotency_key_reused}.
     *
     * <p>Ledger type {@code RESTORE}, request number {@code restore:{order_id}:{request_no}}.
     */
    @PostMapping("/internal/inventory/orders/restore")
    RestoreAnswer restore(@Valid @RequestBody RestoreRequest request);
}
