package io.goodsflow.product.sku.adapter.web;

import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.IdempotencyKey;
import io.goodsflow.product.sku.application.AddSku;
import io.goodsflow.product.sku.application.EditSku;
import io.goodsflow.product.sku.application.RemoveSku;
import io.goodsflow.product.sku.application.SkuForm;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** SKUs with their stock, kept by hand (api.md, catalogue, admin). */
@RestController
@Tag(name = "Products", description = "Products and SKUs, kept by hand.")
class SkuAdminController {

    private final AddSku addSku;
    private final EditSku editSku;
    private final RemoveSku removeSku;

    SkuAdminController(AddSku addSku, EditSku editSku, RemoveSku removeSku) {
        this.addSku = addSku;
        this.editSku = editSku;
        this.removeSku = removeSku;
    }

    @Operation(
            summary = "Add a SKU with its stock",
            description = "503 if the stock is not set yet; the same request then goes on and answers 201.")
    @PostMapping("/api/admin/products/{id}/skus")
    @ResponseStatus(HttpStatus.CREATED)
    Added add(
            Caller caller, @Nullable IdempotencyKey key, @PathVariable("id") long id, @RequestBody SkuRequest request) {
        CommandKey command =
                key == null ? null : new CommandKey(caller.subject(), 0, "product.facade.add-sku", key.value());
        return new Added(addSku.handle(
                id, new SkuForm(request.specs(), request.price(), request.stock()), caller.subject(), command));
    }

    @Operation(
            summary = "Change a SKU and what is available of it",
            description = "Nothing is changed if the stock is no longer the expected one.")
    @PutMapping("/api/admin/skus/{id}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void edit(
            Caller caller,
            @Nullable IdempotencyKey key,
            @PathVariable("id") long id,
            @RequestBody SkuEditRequest request) {
        editSku.handle(new EditSku.Command(
                id,
                new SkuForm(request.specs(), request.price(), request.stock()),
                request.expectedStock(),
                caller.subject(),
                key == null ? null : key.value()));
    }

    @Operation(summary = "Remove a SKU that nothing uses")
    @DeleteMapping("/api/admin/skus/{id}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void remove(Caller caller, @Nullable IdempotencyKey key, @PathVariable("id") long id) {
        removeSku.handle(id, caller.subject(), key == null ? null : key.value());
    }

    /**
     * A new SKU.
     *
     * @param specs at most 255 characters as JSON, unlike those of the product's other SKUs
     * @param price in fen
     * @param stock units available
     */
    record SkuRequest(
            @Schema(requiredMode = Schema.RequiredMode.REQUIRED) @Nullable
            Map<String, @Nullable String> specs,

            @Schema(requiredMode = Schema.RequiredMode.REQUIRED, minimum = "0", maximum = "100000000") @Nullable
            Long price,

            @Schema(requiredMode = Schema.RequiredMode.REQUIRED, minimum = "0", maximum = "2147483647") @Nullable
            Long stock) {}

    /**
     * A SKU as it shall be.
     *
     * @param specs at most 255 characters as JSON, unlike those of the product's other SKUs
     * @param price in fen
     * @param stock units that shall be available
     * @param expectedStock units that were available when the form was shown
     */
    record SkuEditRequest(
            @Schema(requiredMode = Schema.RequiredMode.REQUIRED) @Nullable
            Map<String, @Nullable String> specs,

            @Schema(requiredMode = Schema.RequiredMode.REQUIRED, minimum = "0", maximum = "100000000") @Nullable
            Long price,

            @Schema(requiredMode = Schema.RequiredMode.REQUIRED, minimum = "0", maximum = "2147483647") @Nullable
            Long stock,

            @Schema(requiredMode = Schema.RequiredMode.REQUIRED, minimum = "0", maximum = "2147483647") @Nullable
            Long expectedStock) {}

    record Added(long id) {}
}
