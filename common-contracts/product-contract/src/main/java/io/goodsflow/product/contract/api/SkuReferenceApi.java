package io.goodsflow.product.contract.api;

import jakarta.validation.Valid;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;

/**
 * Other domains say which SKUs they need: order items, activities, posts (catalogue-module: SKUs with such history are
 * not deleted; role SERVICE, never routed by the gateway). While a reference is open no version of the item drops the SKU.
 * Reservations need none: inventory-service knows them.
 *
 * <p>Both calls may be repeated: saying it again changes nothing. A reference is registered once and released once.
 */
public interface SkuReferenceApi {

    /**
     * Registers a reference on all of its SKUs or on none; more of them may be added by another call.
     *
     * <p>404 {@code product.sku_not_found} with {@code sku_ids} that are not, or no longer, there. 409 {@code
     * product.reference_released} if it was released as a whole or on one of them, also before it was registered.
     */
    @PostMapping("/internal/product/sku-references")
    void register(@Valid @RequestBody SkuReferenceRequest request);

    /**
     * Releases a reference, on some SKUs or, without {@code sku_ids}, as a whole. Of one that is not known nothing is
     * released, but its registration, come late, is refused.
     */
    @PostMapping("/internal/product/sku-references/release")
    void release(@Valid @RequestBody SkuReferenceRequest request);
}
