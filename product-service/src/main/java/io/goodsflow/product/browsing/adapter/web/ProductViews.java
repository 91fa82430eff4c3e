package io.goodsflow.product.browsing.adapter.web;

import io.goodsflow.product.browsing.application.ViewProduct;
import io.goodsflow.product.browsing.domain.ListedProduct;
import io.goodsflow.product.browsing.domain.ProductPage;
import io.goodsflow.product.browsing.domain.ShownProduct;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Products as the API shows them (api.md, catalogue). */
final class ProductViews {

    static final String ON_SALE = "on_sale";
    static final String OFF_SALE = "off_sale";

    private ProductViews() {}

    static ListPage of(ProductPage page) {
        return new ListPage(
                page.items().stream().map(ProductViews::of).toList(),
                page.total(),
                page.totalIsLowerBound(),
                page.page(),
                page.pageSize());
    }

    static Listed of(ListedProduct product) {
        return new Listed(
                product.id(),
                product.categoryId(),
                product.title(),
                product.description(),
                status(product.onSale()),
                product.minPrice(),
                product.createdAt(),
                product.updatedAt());
    }

    static Detail of(ViewProduct.Page page) {
        ShownProduct product = page.product();
        return new Detail(
                product.id(),
                product.categoryId(),
                product.title(),
                product.description(),
                status(product.onSale()),
                product.publishVersion(),
                product.snapshotId(),
                product.createdAt(),
                product.updatedAt(),
                product.skus().stream()
                        .map(sku -> new Sku(
                                sku.id(),
                                product.id(),
                                sku.specs(),
                                sku.price(),
                                page.stock().get(sku.id()),
                                sku.createdAt(),
                                sku.updatedAt()))
                        .toList());
    }

    private static String status(boolean onSale) {
        return onSale ? ON_SALE : OFF_SALE;
    }

    /** The total is exact unless it is said to be a lower bound. */
    record ListPage(List<Listed> items, long total, boolean totalIsLowerBound, int page, int pageSize) {}

    record Listed(
            long id,
            long categoryId,
            String title,
            @Nullable String description,
            String status,
            @Nullable Long minPrice,
            Instant createdAt,
            Instant updatedAt) {}

    record Detail(
            long id,
            long categoryId,
            String title,
            @Nullable String description,
            String status,
            long publishVersion,
            long snapshotId,
            Instant createdAt,
            Instant updatedAt,
            List<Sku> skus) {}

    /** Stock is null while it is not known. */
    record Sku(
            long id,
            long productId,
            Map<String, String> specs,
            long price,
            @Nullable Long stock,
            Instant createdAt,
            Instant updatedAt) {}
}
