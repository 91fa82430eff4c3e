package io.goodsflow.product.category.adapter.web;

import io.goodsflow.product.category.application.ListCategories;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Categories for guests. */
@RestController
@Tag(name = "Catalogue", description = "What guests look at.")
class CategoryController {

    private final ListCategories listCategories;

    CategoryController(ListCategories listCategories) {
        this.listCategories = listCategories;
    }

    @Operation(summary = "List the categories")
    @GetMapping("/api/categories")
    ResponseEntity<CategoryList> list() {
        ListCategories.Listing listing = listCategories.handle();
        CategoryList list = new CategoryList(
                listing.categories().stream()
                        .map(category -> new CategoryView(
                                category.id(),
                                category.name(),
                                category.parentId(),
                                category.createdAt(),
                                category.updatedAt()))
                        .toList(),
                listing.truncated());
        return ResponseEntity.ok()
                .eTag(tag(list))
                .cacheControl(CacheControl.noCache())
                .body(list);
    }

    /** Weak, because two builds of the service may write the same list in other bytes. */
    private static String tag(CategoryList list) {
        return "W/\"" + UUID.nameUUIDFromBytes(list.toString().getBytes(StandardCharsets.UTF_8)) + '"';
    }

    /** The list is truncated if there are more categories than it may hold. */
    record CategoryList(List<CategoryView> items, boolean truncated) {}

    /** The parent is null for a root. */
    record CategoryView(long id, String name, @Nullable Long parentId, Instant createdAt, Instant updatedAt) {}
}
