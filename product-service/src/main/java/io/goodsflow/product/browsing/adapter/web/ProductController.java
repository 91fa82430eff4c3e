package io.goodsflow.product.browsing.adapter.web;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.web.Paging;
import io.goodsflow.product.browsing.application.BrowseProducts;
import io.goodsflow.product.browsing.application.ViewProduct;
import io.goodsflow.product.browsing.domain.ProductPage;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The catalogue for guests. */
@RestController
@Tag(name = "Catalogue", description = "What guests look at.")
class ProductController {

    private final BrowseProducts browseProducts;
    private final ViewProduct viewProduct;

    ProductController(BrowseProducts browseProducts, ViewProduct viewProduct) {
        this.browseProducts = browseProducts;
        this.viewProduct = viewProduct;
    }

    @Operation(summary = "List the products on sale")
    @GetMapping("/api/products")
    ProductViews.ListPage list(
            @RequestParam(name = "category_id", required = false) @Nullable Long categoryId,
            @RequestParam(name = "page", required = false) @Nullable Integer page,
            @RequestParam(name = "page_size", required = false) @Nullable Integer pageSize) {
        if (categoryId != null && categoryId < 1) {
            throw GoodsflowException.invalid(List.of(new FieldError(
                    "category_id", "number.too_small", "category_id must be at least 1", "category_id 不能小于 1")));
        }
        Paging paging = Paging.forGuests(page, pageSize);
        ProductPage found =
                browseProducts.handle(new BrowseProducts.Query(categoryId, paging.page(), paging.pageSize()));
        return ProductViews.of(found);
    }

    @Operation(summary = "Look at a product on sale, with its SKUs and stock")
    @GetMapping("/api/products/{id}")
    ResponseEntity<ProductViews.Detail> detail(@PathVariable("id") long id) {
        ViewProduct.Page page = viewProduct.handle(id);
        return ResponseEntity.ok()
                .eTag(EntityTags.of(page))
                .cacheControl(CacheControl.noCache())
                .body(ProductViews.of(page));
    }
}
