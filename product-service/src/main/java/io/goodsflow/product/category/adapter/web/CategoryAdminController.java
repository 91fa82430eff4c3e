package io.goodsflow.product.category.adapter.web;

import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.openapi.MayBeAbsent;
import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.IdempotencyKey;
import io.goodsflow.product.category.application.AddCategory;
import io.goodsflow.product.category.application.RemoveCategory;
import io.goodsflow.product.category.application.RenameCategory;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Categories for the back office. */
@RestController
@Tag(name = "Categories", description = "What products are sorted into.")
@RequestMapping("/api/admin/categories")
class CategoryAdminController {

    private final AddCategory addCategory;
    private final RenameCategory renameCategory;
    private final RemoveCategory removeCategory;

    CategoryAdminController(AddCategory addCategory, RenameCategory renameCategory, RemoveCategory removeCategory) {
        this.addCategory = addCategory;
        this.renameCategory = renameCategory;
        this.removeCategory = removeCategory;
    }

    @Operation(summary = "Add a category")
    @MayBeAbsent
    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    AddCategory.Added add(Caller caller, @Nullable IdempotencyKey key, @RequestBody NewCategoryRequest request) {
        return addCategory.handle(new AddCategory.Command(
                key(caller, "POST /api/admin/categories", key), request.name(), request.parentId()));
    }

    @Operation(summary = "Rename a category")
    @PutMapping("/{id}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void rename(
            Caller caller,
            @Nullable IdempotencyKey key,
            @PathVariable("id") long id,
            @RequestBody CategoryRequest request) {
        renameCategory.handle(key(caller, "PUT /api/admin/categories", key), id, request.name());
    }

    @Operation(summary = "Remove a category that no product is in")
    @DeleteMapping("/{id}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void remove(Caller caller, @Nullable IdempotencyKey key, @PathVariable("id") long id) {
        removeCategory.handle(key(caller, "DELETE /api/admin/categories", key), id);
    }

    private static @Nullable CommandKey key(Caller caller, String operation, @Nullable IdempotencyKey key) {
        return key == null ? null : new CommandKey(caller.subject(), 0, operation, key.value());
    }

    /**
     * A new category.
     *
     * @param name 1 to 64 characters, not taken
     * @param parentId left out for a root
     */
    record NewCategoryRequest(
            @Schema(requiredMode = Schema.RequiredMode.REQUIRED, minLength = 1, maxLength = 64) @Nullable
            String name,

            @Nullable Long parentId) {}

    /** @param name 1 to 64 characters, not taken */
    record CategoryRequest(
            @Schema(requiredMode = Schema.RequiredMode.REQUIRED, minLength = 1, maxLength = 64) @Nullable
            String name) {}
}
