package io.goodsflow.product.contract.api;

import jakarta.validation.Valid;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;

/**
 * Facts on published items and SKUs for other services only (role SERVICE): cart, order, promotions. Read from the
 * database, never from the detail cache.
 */
public interface ItemApi {

    /** GetSKU: whether and as what a SKU is there; 404 {@code product.sku_not_found}. */
    @GetMapping("/internal/product/skus/{skuId}")
    SkuAnswer sku(@PathVariable("skuId") long skuId);

    /** GetSKUSummaries: up to 200 SKUs with the titles of their items, in one read. */
    @PostMapping("/internal/product/sku-summaries")
    SkuSummaries summaries(@Valid @RequestBody SkuQuery query);

    /** GetProduct: the item in whatever sale state; 404 {@code product.not_found}. */
    @GetMapping("/internal/product/items/{itemId}")
    ItemAnswer item(@PathVariable("itemId") long itemId);

    /** GetDetail: the item if it is on sale, else 404 {@code product.not_found}, as for a shopper. */
    @GetMapping("/internal/product/items/{itemId}/detail")
    ItemAnswer detail(@PathVariable("itemId") long itemId);
}
