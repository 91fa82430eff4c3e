package io.goodsflow.product.contract.api;

import jakarta.validation.Valid;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;

/** What a review may ask for beside its verdicts (architecture 3.5). */
public interface AppealApi {

    /**
     * Submits a rejected draft again, exactly as it was: a new submission_no with a copy of the same snapshot. The new
     * submission waits for a verdict of its own.
     *
     * <p>404 {@code product.draft_not_found}; 409 {@code product.draft_not_editable} unless it is REJECTED; 409 {@code
     * product.version_conflict} with {@code publish_version} if the item moved on since; 409 {@code
     * product.draft_occupied} if another draft has its place.
     */
    @PostMapping("/internal/product/drafts/{draftId}/appeal")
    SubmitDraftAnswer appeal(@PathVariable("draftId") long draftId, @Valid @RequestBody AppealDraftRequest request);
}
