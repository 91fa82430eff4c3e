package io.goodsflow.product.lookup.adapter.web;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.api.ItemAnswer;
import io.goodsflow.product.contract.api.ItemApi;
import io.goodsflow.product.contract.api.SkuAnswer;
import io.goodsflow.product.contract.api.SkuQuery;
import io.goodsflow.product.contract.api.SkuSummaries;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.lookup.application.FindPublishedItem;
import io.goodsflow.product.lookup.application.FindSkus;
import io.goodsflow.product.lookup.domain.PublishedSku;
import io.goodsflow.product.publishing.domain.Item;
import java.util.List;
import org.springframework.web.bind.annotation.RestController;

/** What it promises is said in {@link ItemApi}. */
@RestController
class LookupController implements ItemApi {

    private final FindSkus findSkus;
    private final FindPublishedItem findPublishedItem;

    LookupController(FindSkus findSkus, FindPublishedItem findPublishedItem) {
        this.findSkus = findSkus;
        this.findPublishedItem = findPublishedItem;
    }

    @Override
    public SkuAnswer sku(long skuId) {
        return findSkus.handle(List.of(skuId)).values().stream()
                .findFirst()
                .map(LookupController::answer)
                .orElseThrow(() -> new GoodsflowException(ProductError.SKU_NOT_FOUND, skuId));
    }

    @Override
    public SkuSummaries summaries(SkuQuery query) {
        return new SkuSummaries(findSkus.handle(query.skuIds()).values().stream()
                .map(LookupController::answer)
                .toList());
    }

    @Override
    public ItemAnswer item(long itemId) {
        return answer(findPublishedItem.handle(itemId, false));
    }

    @Override
    public ItemAnswer detail(long itemId) {
        return answer(findPublishedItem.handle(itemId, true));
    }

    private static SkuAnswer answer(PublishedSku sku) {
        return new SkuAnswer(
                sku.skuId(),
                sku.itemId(),
                sku.merchantId(),
                sku.skuCode(),
                sku.specs(),
                sku.price(),
                sku.title(),
                sku.saleState().name(),
                sku.publishVersion(),
                sku.snapshotId());
    }

    private static ItemAnswer answer(Item item) {
        ProductContent content = item.content();
        return new ItemAnswer(
                item.itemId(),
                item.merchantId(),
                content.categoryId(),
                content.title(),
                content.description(),
                content.brand(),
                content.imageUrls(),
                content.attributes(),
                item.saleState().name(),
                item.publishVersion(),
                item.snapshotId(),
                content.skus().stream()
                        .map(sku -> new ItemAnswer.Sku(
                                sku.skuId(), sku.skuCode(), sku.specs().values(), sku.price()))
                        .toList());
    }
}
