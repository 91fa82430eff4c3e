package io.goodsflow.inventory.contract.api;

import jakarta.validation.Valid;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;

/**
 * Stock commands and views that the catalogue needs (architecture 5; role SERVICE, never routed by the gateway).
 *
 * <p>Every command is known by (key, request number): one operation, one effect, the same answer for ever; another
 * content 422 {@code request.idempotency_key_reused}. A refusal is not remembered. A key without declared stock is 404
 * {@code inventory.key_not_found}. Each command leaves a ledger row ({@code ADJUST}, {@code RETIRE}, {@code UNRETIRE})
 * and moves {@code inventory_version} by one.
 */
public interface CatalogueStockApi {

    /**
     * Adjusts stock.
     *
     * <p>409 {@code inventory.request_undone} if the request was undone before it came, {@code inventory.stock_moved} if
     * version or figure is no longer the expected one, {@code inventory.insufficient_stock} if fewer are available than are taken away, {@code inventory.stock_too_large}; all
     * with the current {@code available} and {@code inventory_version}. 400 {@code inventory.mode_not_supported} for
     * keys whose number is only the shadow of codes.
     */
    @PostMapping("/internal/inventory/keys/adjust")
    AdjustStockAnswer adjust(@Valid @RequestBody AdjustStockRequest request);

    /**
     * Posts the opposite of an adjustment, or sees to it that it never takes effect if it is still on its way; an {@code
     * ADJUST} row of its own. Of what it had added no more is taken back than is available; the rest is sold, or held by
     * orders, and stays: the answer and the row say how much. What orders give back later is available again.
     *
     * <p>409 {@code inventory.stock_too_large}, if more would be available than may be.
     */
    @PostMapping("/internal/inventory/keys/undo-adjust")
    UndoAdjustAnswer undoAdjust(@Valid @RequestBody UndoAdjustRequest request);

    /**
     * Refuses new reservations of the key from now on.
     *
     * <p>409 {@code inventory.key_in_use} with {@code reserved}, {@code confirmed} and {@code locked} while orders hold
     * units of it; {@code inventory.request_undone} if the request was undone before it came.
     */
    @PostMapping("/internal/inventory/keys/retire")
    KeyStateAnswer retire(@Valid @RequestBody RetireKeyRequest request);

    /** Takes reservations of the key again. */
    @PostMapping("/internal/inventory/keys/unretire")
    KeyStateAnswer unretire(@Valid @RequestBody UnretireKeyRequest request);

    /** What is available of many keys, in one look. */
    @PostMapping("/internal/inventory/keys/availability")
    AvailabilityAnswer availability(@Valid @RequestBody KeysQuery query);

    /** Whether orders hold units of many keys, in one look. */
    @PostMapping("/internal/inventory/keys/in-use")
    InUseAnswer inUse(@Valid @RequestBody KeysQuery query);
}
