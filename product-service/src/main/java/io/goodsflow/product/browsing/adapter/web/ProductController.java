package io.goodsflow.product.browsing.adapter.web;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kernel.PageOf;
import io.goodsflow.kit.web.Paging;
import io.goodsflow.product.browsing.application.BrowseProducts;
import io.goodsflow.product.browsing.application.ViewProduct;
import io.goodsflow.product.browsing.domain.ListedProduct;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import org.jspecify.annotations.Nullable;
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
    PageOf<ProductViews.Listed> list(
            @RequestParam(name = "category_id", required = false) @Nullable Long categoryId,
            @RequestParam(name = "page", required = false) @Nullable Integer page,
            @RequestParam(name = "page_size", required = false) @Nullable Integer pageSize) {
        if (categoryId != null && categoryId < 1) {
            throw GoodsflowException.invalid(
                    List.of(new FieldError("category_id", "number.too_small", "category_id must be at least 1")));
        }
        Paging paging = Paging.forGuests(page, pageSize);
        PageOf<ListedProduct> found =
                browseProducts.handle(new BrowseProducts.Query(categoryId, paging.page(), paging.pageSize()));
        return new PageOf<>(
                found.items().stream().map(ProductViews::of).toList(), found.total(), found.page(), found.pageSize());
    }

    @Operation(summary = "Look at a product on sale, with its SKUs and stock")
    @GetMapping("/api/products/{id}")
    ProductViews.Detail detail(@PathVariable("id") long id) {
        return ProductViews.of(viewProduct.handle(id));
    }
}
