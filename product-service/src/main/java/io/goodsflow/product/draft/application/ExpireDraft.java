package io.goodsflow.product.draft.application;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.Identity;
import io.goodsflow.product.history.domain.HistoryAction;
import java.time.Instant;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** The transaction of {@link ExpireDrafts}. */
@Component
class ExpireDraft {

    static final String EXPIRED = "draft.expired";

    private static final EndDraft.Ending ENDING = new EndDraft.Ending(
            HistoryAction.EXPIRE_DRAFT, "product-service", "Nobody took the draft up again in time.", EXPIRED);

    private final Drafts drafts;
    private final Identities identities;
    private final EndDraft endDraft;
    private final Transactions transactions;

    ExpireDraft(Drafts drafts, Identities identities, EndDraft endDraft, Transactions transactions) {
        this.drafts = drafts;
        this.identities = identities;
        this.endDraft = endDraft;
        this.transactions = transactions;
    }

    /** @return false if somebody took it up meanwhile */
    boolean handle(long draftId, ForgottenBefore limits, Instant at) {
        return drafts.find(draftId)
                .map(seen -> transactions.execute(() -> expire(seen, limits, at)))
                .orElse(false);
    }

    private boolean expire(Draft seen, ForgottenBefore limits, Instant at) {
        Optional<Identity> identity = identities.lockOfItem(seen.itemId());
        Draft draft = drafts.lock(seen.draftId()).orElseThrow();
        if (!limits.reach(draft)) {
            return false;
        }
        endDraft.handle(draft, draft.abandon(at), identity, ENDING);
        return true;
    }
}
