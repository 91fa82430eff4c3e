package io.goodsflow.product.draft.adapter.web;

import io.goodsflow.kernel.CursorPage;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.openapi.MayBeAbsent;
import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.Cursors;
import io.goodsflow.kit.web.IdempotencyKey;
import io.goodsflow.kit.web.MerchantScope;
import io.goodsflow.kit.web.Paging;
import io.goodsflow.product.draft.application.Drafts;
import io.goodsflow.product.draft.application.ListDrafts;
import io.goodsflow.product.draft.application.ListedDraft;
import io.goodsflow.product.draft.application.ShowDraft;
import io.goodsflow.product.draft.application.WithdrawDraft;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Drafts for the back office; a merchant sees and withdraws its own. */
@RestController
@Tag(name = "Drafts", description = "Versions of products in the making.")
@RequestMapping("/api/admin/drafts")
class DraftAdminController {

    private final ListDrafts listDrafts;
    private final ShowDraft showDraft;
    private final WithdrawDraft withdrawDraft;

    DraftAdminController(ListDrafts listDrafts, ShowDraft showDraft, WithdrawDraft withdrawDraft) {
        this.listDrafts = listDrafts;
        this.showDraft = showDraft;
        this.withdrawDraft = withdrawDraft;
    }

    @Operation(summary = "List drafts, the newest first")
    @MayBeAbsent
    @GetMapping
    CursorPage<DraftViews.Listed> list(
            Caller caller,
            @RequestParam(name = "status", required = false) @Nullable DraftStatus status,
            @RequestParam(name = "merchant_id", required = false) @Nullable Long merchantId,
            @RequestParam(name = "cursor", required = false) @Nullable String cursor,
            @RequestParam(name = "page_size", required = false) @Nullable Integer pageSize) {
        int size = Paging.forBackOffice(1, pageSize).pageSize();
        CursorPage<ListedDraft> page = Cursors.page(
                listDrafts.handle(
                        new Drafts.Filter(status, MerchantScope.any(caller, merchantId)),
                        Cursors.decodeId(cursor),
                        size + 1),
                size,
                draft -> new long[] {draft.draftId()});
        return new CursorPage<>(page.items().stream().map(DraftViews::listed).toList(), page.nextCursor());
    }

    @Operation(summary = "Show a draft with its content")
    @GetMapping("/{draftId}")
    DraftViews.Detail show(Caller caller, @PathVariable("draftId") long draftId) {
        return DraftViews.detail(showDraft.handle(draftId, MerchantScope.any(caller, null)));
    }

    @Operation(summary = "Take a draft out of review")
    @PostMapping("/{draftId}/withdraw")
    DraftViews.Detail withdraw(
            Caller caller,
            @Nullable IdempotencyKey key,
            @PathVariable("draftId") long draftId,
            @Valid @RequestBody(required = false) @Nullable WithdrawRequest request) {
        Long onlyOf = MerchantScope.any(caller, null);
        withdrawDraft.handle(new WithdrawDraft.Command(
                draftId,
                onlyOf,
                caller.subject(),
                request == null ? null : request.reason(),
                key == null
                        ? null
                        : new CommandKey(caller.subject(), 0, "product.withdraw-draft/" + draftId, key.value())));
        return DraftViews.detail(showDraft.handle(draftId, onlyOf));
    }

    record WithdrawRequest(@Size(max = 255) @Nullable String reason) {}
}
