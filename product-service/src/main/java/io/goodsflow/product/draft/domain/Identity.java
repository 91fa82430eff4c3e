package io.goodsflow.product.draft.domain;

/**
 * Which item a natural key belongs to.
 *
 * @param published true once the item has a version; then the key is never free again
 */
public record Identity(Fingerprint fingerprint, long itemId, long merchantId, boolean published) {}
