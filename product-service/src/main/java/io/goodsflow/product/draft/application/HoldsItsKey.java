package io.goodsflow.product.draft.application;

import io.goodsflow.product.draft.domain.Fingerprint;
import io.goodsflow.product.draft.domain.Identity;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.template.application.FindEffectiveTemplate;
import org.springframework.stereotype.Service;

/** Whether an item has the natural key of its new version already; then {@link SettleIdentity} has nothing to decide. */
@Service
public class HoldsItsKey {

    private final FindEffectiveTemplate findEffectiveTemplate;

    HoldsItsKey(FindEffectiveTemplate findEffectiveTemplate) {
        this.findEffectiveTemplate = findEffectiveTemplate;
    }

    /** Call inside the version's transaction, holding the key. */
    public boolean handle(Identity held, long merchantId, ProductContent content) {
        Fingerprint today = Fingerprint.of(
                merchantId,
                content,
                findEffectiveTemplate.handle(content.categoryId()).naturalKey());
        return held.fingerprint().equals(today);
    }
}
