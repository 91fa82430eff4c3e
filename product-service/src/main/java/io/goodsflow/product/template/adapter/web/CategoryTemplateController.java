package io.goodsflow.product.template.adapter.web;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.goodsflow.kernel.CursorPage;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.Cursors;
import io.goodsflow.kit.web.IdempotencyKey;
import io.goodsflow.kit.web.Paging;
import io.goodsflow.product.template.application.ChangeTemplate;
import io.goodsflow.product.template.application.FindTemplate;
import io.goodsflow.product.template.application.ListTemplateVersions;
import io.goodsflow.product.template.application.MoveCategory;
import io.goodsflow.product.template.domain.TemplateVersion;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The tree of the categories and what their products must say. */
@RestController
@Tag(name = "Categories", description = "What products are sorted into.")
@RequestMapping("/api/admin/categories/{categoryId}")
class CategoryTemplateController {

    private final FindTemplate findTemplate;
    private final ListTemplateVersions listTemplateVersions;
    private final ChangeTemplate changeTemplate;
    private final MoveCategory moveCategory;

    CategoryTemplateController(
            FindTemplate findTemplate,
            ListTemplateVersions listTemplateVersions,
            ChangeTemplate changeTemplate,
            MoveCategory moveCategory) {
        this.findTemplate = findTemplate;
        this.listTemplateVersions = listTemplateVersions;
        this.changeTemplate = changeTemplate;
        this.moveCategory = moveCategory;
    }

    @Operation(summary = "Put a category under another one, or make it a root")
    @PutMapping("/parent")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void move(
            Caller caller,
            @Nullable IdempotencyKey key,
            @PathVariable("categoryId") long categoryId,
            @RequestBody ParentRequest request) {
        moveCategory.handle(key(caller, "parent", key), categoryId, request.parentId());
    }

    @Operation(summary = "Show a category's template and what holds for its products")
    @GetMapping("/template")
    TemplateView template(
            @PathVariable("categoryId") long categoryId,
            @RequestParam(name = "version", required = false) @Nullable Long version) {
        return TemplateView.of(findTemplate.handle(categoryId, version));
    }

    @Operation(summary = "Tell who changed a category's template and when")
    @GetMapping("/template/versions")
    CursorPage<TemplateView.VersionView> versions(
            @PathVariable("categoryId") long categoryId,
            @RequestParam(name = "cursor", required = false) @Nullable String cursor,
            @RequestParam(name = "page_size", required = false) @Nullable Integer pageSize) {
        int size = Paging.forBackOffice(1, pageSize).pageSize();
        CursorPage<TemplateVersion> page = Cursors.page(
                listTemplateVersions.handle(categoryId, Cursors.decodeId(cursor), size + 1), size, version ->
                        new long[] {version.version()});
        return new CursorPage<>(
                page.items().stream().map(TemplateView.VersionView::of).toList(), page.nextCursor());
    }

    @Operation(summary = "Give a category's template its next version")
    @PutMapping("/template")
    TemplateView change(
            Caller caller,
            @Nullable IdempotencyKey key,
            @PathVariable("categoryId") long categoryId,
            @Valid @RequestBody TemplateRequest request) {
        return TemplateView.of(
                changeTemplate.handle(new ChangeTemplate.Command(
                        key(caller, "template", key),
                        categoryId,
                        request.baseVersion(),
                        request.toRules(),
                        caller.subject(),
                        request.reason())),
                null);
    }

    private static @Nullable CommandKey key(Caller caller, String what, @Nullable IdempotencyKey key) {
        return key == null
                ? null
                : new CommandKey(caller.subject(), 0, "PUT /api/admin/categories/" + what, key.value());
    }

    /** @param parentId null for a root; never left out */
    record ParentRequest(
            @JsonProperty(required = true) @Schema(types = {"integer", "null"}) @Nullable
            Long parentId) {}
}
