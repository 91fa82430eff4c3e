package io.goodsflow.product.contract.api;

import jakarta.validation.Valid;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;

/**
 * Drafts, for other services only (role SERVICE; never routed by the gateway). Refusals are problem+json with the codes
 * of {@link io.goodsflow.product.contract.error.ProductError}.
 */
public interface DraftApi {

    /**
     * Creates the draft of a new product, or reopens the merchant's own never-published one.
     *
     * <p>409 {@code product.duplicate_item} with {@code item_id} if the product is published, in review or another's;
     * 400 {@code product.category_not_found} or field errors; 422 if the request id was used with another content.
     */
    @PostMapping("/internal/product/drafts")
    DraftAnswer create(@Valid @RequestBody CreateDraftRequest request);

    /** Freezes the draft and asks for a verdict; 404 unknown, 409 {@code product.draft_not_editable}. */
    @PostMapping("/internal/product/drafts/{draftId}/submit")
    SubmitDraftAnswer submit(@PathVariable("draftId") long draftId, @Valid @RequestBody SubmitDraftRequest request);

    /**
     * Puts a change of a published item into a draft that starts from the item's present version, or answers that nothing
     * is left of it.
     *
     * <p>404 {@code product.not_found} if the item is not published or another merchant's; 400 field errors; 409
     * {@code product.version_conflict} with {@code publish_version} and {@code conflicts: [{field, yours, current}]}; 409
     * {@code product.draft_occupied} with {@code draft_id, draft_status, owner} if somebody else's draft is in the way (a
     * supplier's update is queued instead); 409 {@code product.illegal_sale_state} for an archived item.
     */
    @PostMapping("/internal/product/items/{itemId}/drafts")
    UpdateDraftAnswer update(@PathVariable("itemId") long itemId, @Valid @RequestBody UpdateDraftRequest request);

    /** Takes a draft in QC_PENDING out of review; repeating it is fine; 409 in any other state. */
    @PostMapping("/internal/product/drafts/{draftId}/withdraw")
    DraftAnswer withdraw(@PathVariable("draftId") long draftId, @Valid @RequestBody WithdrawDraftRequest request);

    /**
     * What became of an update whose answer was lost, or that was queued; 404 means it never took effect. Remembered for
     * 30 days.
     */
    @GetMapping("/internal/product/drafts/updates/by-request/{requestId}")
    UpdateDraftAnswer updateByRequest(@PathVariable("requestId") String requestId);

    /** Gives up a draft in EDITING or REJECTED; repeating it is fine; 409 in any other state. */
    @PostMapping("/internal/product/drafts/{draftId}/abandon")
    DraftAnswer abandon(@PathVariable("draftId") long draftId, @Valid @RequestBody AbandonDraftRequest request);

    /** The draft as it stands; 404 unknown. */
    @GetMapping("/internal/product/drafts/{draftId}")
    DraftAnswer get(@PathVariable("draftId") long draftId);

    /**
     * What became of a CreateDraft whose answer was lost; 404 means it never took effect. Remembered as long as the draft,
     * at least 30 days.
     */
    @GetMapping("/internal/product/drafts/by-request/{requestId}")
    DraftAnswer byRequest(@PathVariable("requestId") String requestId);

    /** A frozen snapshot; 404 unknown. */
    @GetMapping("/internal/product/draft-snapshots/{snapshotId}")
    DraftSnapshotAnswer snapshot(@PathVariable("snapshotId") long snapshotId);
}
