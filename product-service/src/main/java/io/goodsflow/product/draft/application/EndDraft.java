package io.goodsflow.product.draft.application;

import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.Outbox;
import io.goodsflow.product.contract.event.DraftEndedV1;
import io.goodsflow.product.contract.event.DraftReason;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.Identity;
import io.goodsflow.product.history.domain.HistoryAction;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Ends a draft without a publication; the natural key of an item that never was published is free again. */
@Component
public class EndDraft {

    /** Another operation's draft took its place. */
    public static final String SUPERSEDED = "draft.superseded";

    private final Drafts drafts;
    private final Identities identities;
    private final DraftLog log;
    private final Events events;
    private final Outbox outbox;

    EndDraft(Drafts drafts, Identities identities, DraftLog log, Events events, Outbox outbox) {
        this.drafts = drafts;
        this.identities = identities;
        this.log = log;
        this.events = events;
        this.outbox = outbox;
    }

    /**
     * Call inside a transaction that holds the identity, the item if it is locked at all, and the draft.
     *
     * @param identity the item's natural key
     */
    public void handle(Draft draft, Draft ended, Optional<Identity> identity, Ending ending) {
        drafts.save(draft, ended);
        log.ended(ended, ending.action(), ending.operator(), ending.reason());
        if (ending.code() != null) {
            outbox.append(events.of(told(ended, ending.code(), ending.reason()), key(ended), ended.submissionNo()));
        }
        identity.filter(held -> !held.published())
                .filter(held -> drafts.lockLive(held.itemId()).isEmpty())
                .ifPresent(identities::release);
    }

    private static DraftEndedV1 told(Draft ended, String code, @Nullable String reason) {
        return new DraftEndedV1(
                ended.draftId(),
                ended.itemId(),
                ended.merchantId(),
                ended.submissionNo(),
                ended.origin().operationId(),
                ended.status().name(),
                List.of(new DraftReason(code, null, reason == null ? code : reason)));
    }

    private static String key(Draft draft) {
        return Long.toString(draft.draftId());
    }

    /**
     * Why a draft ends.
     *
     * @param reason null if none was given; then the code stands for it
     * @param code told to those who wait for the draft; null if it was their own wish
     */
    public record Ending(
            HistoryAction action,
            String operator,
            @Nullable String reason,
            @Nullable String code) {}
}
