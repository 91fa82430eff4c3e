package io.goodsflow.product.contract.api;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;

/**
 * Read-only look-ups for whoever must find out what became of something, for other services only (role SERVICE). Each
 * answers 404 {@code product.draft_not_found} if there is nothing under the key.
 */
public interface PublishStateApi {

    /**
     * By the request id of a CreateDraft or of an update; of an update without a draft it says so, see {@link
     * PublishStateAnswer#state}. Only 404 means that the request never took effect, or longer ago than it is remembered.
     */
    @GetMapping("/internal/product/publish-states/by-request/{requestId}")
    PublishStateAnswer byRequest(@PathVariable("requestId") String requestId);

    /** By operation id: of the operation's newest draft; if it has none, of its newest update. */
    @GetMapping("/internal/product/publish-states/by-operation/{operationId}")
    PublishStateAnswer byOperation(@PathVariable("operationId") String operationId);

    /** By natural key: the SHA-256 in lower-case hex. */
    @GetMapping("/internal/product/publish-states/by-fingerprint/{fingerprint}")
    PublishStateAnswer byFingerprint(@PathVariable("fingerprint") String fingerprint);

    /** By item: of its active draft, else of the one that changed last. */
    @GetMapping("/internal/product/publish-states/by-item/{itemId}")
    PublishStateAnswer byItem(@PathVariable("itemId") long itemId);
}
