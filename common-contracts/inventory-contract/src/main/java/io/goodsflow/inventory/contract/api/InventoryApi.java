package io.goodsflow.inventory.contract.api;

import jakarta.validation.Valid;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;

/** Stock commands and views for other services only (role SERVICE; never routed by the gateway). */
public interface InventoryApi {

    /**
     * Declares stock.
     *
     * <p>409 {@code inventory.already_declared} if a key was on sale before; 409 {@code inventory.declaration_overtaken} if
     * a newer edition of the item has declared one of the keys; 422 if a requestNo was used with another
     * figure; 400 {@code inventory.mode_not_supported}.
     */
    @PostMapping("/internal/inventory/keys")
    CreateInventoryAnswer create(@Valid @RequestBody CreateInventoryRequest request);

    /** What is available of the given SKUs. */
    @PostMapping("/internal/inventory/stock")
    StockAnswer stock(@Valid @RequestBody StockQuery query);
}
