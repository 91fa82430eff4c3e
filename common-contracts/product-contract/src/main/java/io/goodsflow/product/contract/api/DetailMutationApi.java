package io.goodsflow.product.contract.api;

import jakarta.validation.Valid;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;

/**
 * The fence around the cached pages of products, for transactions of other services that change what a page shows (role
 * SERVICE; catalogue, BeginDetailMutation and FinishDetailMutation). Begin before the transaction, finish after it however
 * it ended. From begin to finish the pages are read from the database, and nothing read before is cached.
 */
public interface DetailMutationApi {

    /**
     * Raises the fences. Repeating it with the same id is safe until {@link #finish}; a transaction that is run again
     * after that takes another id. When it answers, no crash loses them; without an answer, or with 503 {@code
     * product.fence_unavailable}, the transaction must not begin, and what may be up of the fences stays until the limit
     * has passed. 404 {@code product.not_found} if one of the items was never published.
     */
    @PostMapping("/internal/product/detail-mutations")
    DetailMutation begin(@Valid @RequestBody BeginDetailMutationRequest request);

    /**
     * Lifts this mutation's fences and no others. Repeating it is safe. Whoever cannot reach this leaves the fences up:
     * they are lifted when the limit has passed.
     */
    @PostMapping("/internal/product/detail-mutations/finish")
    void finish(@Valid @RequestBody DetailMutation mutation);
}
