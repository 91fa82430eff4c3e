package io.goodsflow.product.sku.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.application.JudgeContent;
import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.Specs;
import io.goodsflow.product.sku.domain.SkuWish;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/** What an item's content becomes by a change of one SKU. */
@Component
class SkuContents {

    static final int MOST = 500;

    private final JudgeContent judgeContent;

    SkuContents(JudgeContent judgeContent) {
        this.judgeContent = judgeContent;
    }

    static Optional<ContentSku> find(ProductContent content, long skuId) {
        return content.skus().stream().filter(sku -> sku.skuId() == skuId).findFirst();
    }

    static Optional<ContentSku> find(ProductContent content, Specs specs) {
        return content.skus().stream()
                .filter(sku -> sku.specs().key().equals(specs.key()))
                .findFirst();
    }

    static GoodsflowException absent(long skuId) {
        return new GoodsflowException(ProductError.SKU_NOT_FOUND, Long.toString(skuId));
    }

    static GoodsflowException taken(long bySku) {
        return new GoodsflowException(ProductError.SPECS_TAKEN, Long.toString(bySku)).with("sku_id", bySku);
    }

    ProductContent with(ProductContent content, long skuId, SkuWish wish) {
        find(content, wish.specs()).ifPresent(other -> {
            throw taken(other.skuId());
        });
        if (content.skus().size() >= MOST) {
            throw new GoodsflowException(ProductError.TOO_MANY_SKUS, MOST);
        }
        ContentSku sku = new ContentSku(skuId, null, wish.specs(), wish.price());
        return judged(withSkus(
                content, Stream.concat(content.skus().stream(), Stream.of(sku)).toList()));
    }

    /** Equal to the content if nothing of it changes; the order of specs is no change. */
    ProductContent changed(ProductContent content, long skuId, SkuWish wish) {
        ContentSku now = find(content, skuId).orElseThrow(() -> absent(skuId));
        find(content, wish.specs()).filter(other -> other.skuId() != skuId).ifPresent(other -> {
            throw taken(other.skuId());
        });
        if (now.specs().values().equals(wish.specs().values()) && now.price() == wish.price()) {
            return content;
        }
        ContentSku next = new ContentSku(skuId, now.skuCode(), wish.specs(), wish.price());
        return judged(withSkus(
                content,
                content.skus().stream()
                        .map(sku -> sku.skuId() == skuId ? next : sku)
                        .toList()));
    }

    static ProductContent without(ProductContent content, long skuId) {
        if (find(content, skuId).isEmpty()) {
            throw absent(skuId);
        }
        return withSkus(
                content,
                content.skus().stream().filter(sku -> sku.skuId() != skuId).toList());
    }

    private ProductContent judged(ProductContent content) {
        List<FieldError> errors = judgeContent.handle(content, true);
        if (!errors.isEmpty()) {
            throw GoodsflowException.invalid(
                    errors, ProductError.NOT_PUBLISHABLE, errors.get(0).message());
        }
        return content;
    }

    private static ProductContent withSkus(ProductContent content, List<ContentSku> skus) {
        return new ProductContent(
                content.categoryId(),
                content.categoryName(),
                content.title(),
                content.description(),
                content.brand(),
                content.outerId(),
                content.imageUrls(),
                content.attributes(),
                skus);
    }
}
