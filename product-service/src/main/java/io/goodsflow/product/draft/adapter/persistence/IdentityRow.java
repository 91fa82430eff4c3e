package io.goodsflow.product.draft.adapter.persistence;

import io.goodsflow.product.draft.domain.Fingerprint;
import io.goodsflow.product.draft.domain.Identity;

/** Row of {@code product_identity}. */
record IdentityRow(String fingerprint, long itemId, long merchantId, boolean published) {

    Identity toIdentity() {
        return new Identity(new Fingerprint(fingerprint), itemId, merchantId, published);
    }
}
