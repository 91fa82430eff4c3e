package io.goodsflow.product.facade.adapter.web;

import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.openapi.MayBeAbsent;
import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.IdempotencyKey;
import io.goodsflow.product.facade.application.AddProduct;
import io.goodsflow.product.facade.application.ChangeProduct;
import io.goodsflow.product.facade.application.ProductText;
import io.goodsflow.product.item.application.ChangeSaleState;
import io.goodsflow.product.item.application.ItemCommand;
import io.goodsflow.product.item.domain.SaleCommand;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Products, kept by hand (api.md, catalogue, admin). */
@RestController
@Tag(name = "Products", description = "Products and SKUs, kept by hand.")
@RequestMapping("/api/admin/products")
class ProductAdminController {

    private final AddProduct addProduct;
    private final ChangeProduct changeProduct;
    private final ChangeSaleState changeSaleState;

    ProductAdminController(AddProduct addProduct, ChangeProduct changeProduct, ChangeSaleState changeSaleState) {
        this.addProduct = addProduct;
        this.changeProduct = changeProduct;
        this.changeSaleState = changeSaleState;
    }

    @Operation(summary = "Add a product, off sale and without SKUs")
    @MayBeAbsent
    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    Added add(Caller caller, @Nullable IdempotencyKey key, @RequestBody ProductRequest request) {
        return new Added(addProduct.handle(request.text(), caller.subject(), key("add", caller, key)));
    }

    @Operation(summary = "Change a product's category, title and description")
    @PutMapping("/{id}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void change(
            Caller caller,
            @Nullable IdempotencyKey key,
            @PathVariable("id") long id,
            @RequestBody ProductRequest request) {
        changeProduct.handle(id, request.text(), caller.subject(), key("change", caller, key));
    }

    @Operation(summary = "Put a product on sale")
    @PostMapping("/{id}/publish")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void publish(Caller caller, @Nullable IdempotencyKey key, @PathVariable("id") long id) {
        changeSaleState.handle(SaleCommand.PUBLISH, command("publish", caller, key, id));
    }

    @Operation(summary = "Take a product off sale")
    @PostMapping("/{id}/unpublish")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void unpublish(Caller caller, @Nullable IdempotencyKey key, @PathVariable("id") long id) {
        changeSaleState.handle(SaleCommand.UNPUBLISH, command("unpublish", caller, key, id));
    }

    private static ItemCommand command(String name, Caller caller, @Nullable IdempotencyKey key, long id) {
        return new ItemCommand(id, null, caller.subject(), null, key(name, caller, key));
    }

    private static @Nullable CommandKey key(String name, Caller caller, @Nullable IdempotencyKey key) {
        return key == null ? null : new CommandKey(caller.subject(), 0, "product.facade." + name, key.value());
    }

    /**
     * A product as a whole.
     *
     * @param title 1 to 128 characters
     * @param description at most 20,000 characters; left out for none
     */
    record ProductRequest(
            @Schema(requiredMode = Schema.RequiredMode.REQUIRED) @Nullable
            Long categoryId,

            @Schema(requiredMode = Schema.RequiredMode.REQUIRED, minLength = 1, maxLength = 128) @Nullable
            String title,

            @Nullable String description) {

        ProductText text() {
            return new ProductText(categoryId, title, description);
        }
    }

    record Added(long id) {}
}
