package io.goodsflow.product.contract.api;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;

/**
 * Read-only look-ups for whoever must find out what became of something, for other services only (role SERVICE). Each
 * answers 404 {@code product.draft_not_found} if there is nothing under the key.
 */
public interface PublishStateApi {

    /** By the request id of a CreateDraft, or of an update that a draft holds by now. */
    @GetMapping("/internal/product/publish-states/by-request/{requestId}")
    PublishStateAnswer byRequest(@PathVariable("requestId") String requestId);

    /** By operation id: of the operation's newest draft. */
    @GetMapping("/internal/product/publish-states/by-operation/{operationId}")
    PublishStateAnswer byOperation(@PathVariable("operationId") String operationId);

    /** By natural key: the SHA-256 in lower-case hex. */
    @GetMapping("/internal/product/publish-states/by-fingerprint/{fingerprint}")
    PublishStateAnswer byFingerprint(@PathVariable("fingerprint") String fingerprint);

    /** By item: of its active draft, else of the one that changed last. */
    @GetMapping("/internal/product/publish-states/by-item/{itemId}")
    PublishStateAnswer byItem(@PathVariable("itemId") long itemId);
}
