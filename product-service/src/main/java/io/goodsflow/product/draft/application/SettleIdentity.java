package io.goodsflow.product.draft.application;

import io.goodsflow.product.draft.domain.Identity;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.ProductKeys;
import io.goodsflow.product.template.application.FindEffectiveTemplate;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Gives an item the natural key of its new version, within that version's transaction. */
@Service
public class SettleIdentity {

    private final Identities identities;
    private final FormerHolders formerHolders;
    private final FindEffectiveTemplate findEffectiveTemplate;

    SettleIdentity(Identities identities, FormerHolders formerHolders, FindEffectiveTemplate findEffectiveTemplate) {
        this.identities = identities;
        this.formerHolders = formerHolders;
        this.findEffectiveTemplate = findEffectiveTemplate;
    }

    /**
     * A product of the admin facade keeps the key it was born with: it has no natural one.
     *
     * <p>Two items that were told apart by former keys only may both go on: each keeps the key it holds, as long as its
     * versions have the same key of today.
     *
     * @param before the version before, null if there is none
     * @param known the item's key as it was locked
     * @return the item that has the key; empty if it is settled
     */
    public OptionalLong handle(
            long itemId,
            long merchantId,
            @Nullable ProductContent before,
            ProductContent content,
            Optional<Identity> known,
            Instant at) {
        if (known.filter(identity -> identity.fingerprint().isOfFacade()).isPresent()) {
            return OptionalLong.empty();
        }
        ProductKeys keys = keys(merchantId, content);
        Identity held = known.orElseGet(() -> identities.claim(keys.current(), itemId, merchantId, at));
        if (held.itemId() != itemId) {
            return OptionalLong.of(held.itemId());
        }
        boolean stays = before != null && keys(merchantId, before).current().equals(keys.current());
        if (!stays && !held.fingerprint().equals(keys.current())) {
            Optional<Identity> former = formerHolders.lock(keys).filter(holder -> holder.itemId() != itemId);
            if (former.isPresent()) {
                return OptionalLong.of(former.get().itemId());
            }
        }
        if (identities.settle(held, keys.current(), at)
                || stays && keys.knows(held.fingerprint()) && identities.settle(held, held.fingerprint(), at)) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(identities
                .find(keys.current())
                .map(Identity::itemId)
                .orElseThrow(() -> new IllegalStateException("nobody has the key that is taken")));
    }

    private ProductKeys keys(long merchantId, ProductContent content) {
        return ProductKeys.of(merchantId, content, findEffectiveTemplate.handle(content.categoryId()));
    }
}
