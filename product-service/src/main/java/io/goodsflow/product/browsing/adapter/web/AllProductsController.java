package io.goodsflow.product.browsing.adapter.web;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.web.Paging;
import io.goodsflow.product.browsing.application.AllItems;
import io.goodsflow.product.browsing.application.ListAllProducts;
import io.goodsflow.product.browsing.application.ViewAnyProduct;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The catalogue as the back office sees it: products on sale and off. */
@RestController
@Tag(name = "Products", description = "Products and SKUs, kept by hand.")
class AllProductsController {

    private final ListAllProducts listAllProducts;
    private final ViewAnyProduct viewAnyProduct;

    AllProductsController(ListAllProducts listAllProducts, ViewAnyProduct viewAnyProduct) {
        this.listAllProducts = listAllProducts;
        this.viewAnyProduct = viewAnyProduct;
    }

    @Operation(summary = "List the products, on sale and off")
    @GetMapping("/api/admin/products")
    ProductViews.ListPage list(
            @RequestParam(name = "status", required = false) @Nullable String status,
            @RequestParam(name = "category_id", required = false) @Nullable Long categoryId,
            @RequestParam(name = "page", required = false) @Nullable Integer page,
            @RequestParam(name = "page_size", required = false) @Nullable Integer pageSize) {
        if (categoryId != null && categoryId < 1) {
            throw invalid("category_id", "number.too_small", "category_id must be at least 1", "category_id 不能小于 1");
        }
        Paging paging = Paging.forBackOffice(page, pageSize);
        return ProductViews.of(listAllProducts.handle(
                new AllItems.Filter(onSale(status), categoryId), paging.page(), paging.pageSize()));
    }

    @Operation(summary = "Look at a product in any state, with its SKUs and stock")
    @GetMapping("/api/admin/products/{id}")
    ProductViews.Detail detail(@PathVariable("id") long id) {
        return ProductViews.of(viewAnyProduct.handle(id));
    }

    private static @Nullable Boolean onSale(@Nullable String status) {
        if (status == null) {
            return null;
        }
        return switch (status) {
            case ProductViews.ON_SALE -> true;
            case ProductViews.OFF_SALE -> false;
            default ->
                throw invalid(
                        "status",
                        "status.unknown",
                        "status must be on_sale or off_sale",
                        "status 只能是 on_sale 或 off_sale");
        };
    }

    private static GoodsflowException invalid(String field, String code, String message, String chinese) {
        return GoodsflowException.invalid(List.of(new FieldError(field, code, message, chinese)));
    }
}
