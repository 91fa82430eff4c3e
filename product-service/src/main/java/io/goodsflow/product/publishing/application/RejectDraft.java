package io.goodsflow.product.publishing.application;

import io.goodsflow.kit.messaging.EventTransactions;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.Outbox;
import io.goodsflow.kit.messaging.OutgoingEvent;
import io.goodsflow.product.draft.application.Drafts;
import io.goodsflow.product.draft.application.ForeseenEvent;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.publishing.domain.GivenVerdict;
import io.goodsflow.product.publishing.domain.Verdict;
import io.goodsflow.product.publishing.domain.VerdictOutcome;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.springframework.stereotype.Component;

/** Gives a draft back to its merchant with the review's reasons. */
@Component
class RejectDraft {

    private final Drafts drafts;
    private final GivenVerdicts verdicts;
    private final SettleLateVerdict settleLateVerdict;
    private final PublishingLog log;
    private final EventTransactions transactions;
    private final Events events;
    private final Outbox outbox;
    private final Clock clock;

    RejectDraft(
            Drafts drafts,
            GivenVerdicts verdicts,
            SettleLateVerdict settleLateVerdict,
            PublishingLog log,
            EventTransactions transactions,
            Events events,
            Outbox outbox,
            Clock clock) {
        this.drafts = drafts;
        this.verdicts = verdicts;
        this.settleLateVerdict = settleLateVerdict;
        this.log = log;
        this.transactions = transactions;
        this.events = events;
        this.outbox = outbox;
        this.clock = clock;
    }

    VerdictOutcome handle(Verdict verdict, Draft seen) {
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        OutgoingEvent half = events.of(
                PublishingEvents.rejected(seen, verdict),
                key(seen),
                verdict.submission().no());
        ForeseenEvent foreseen = ForeseenEvent.of(events, half);
        return transactions.publishing(half, () -> reject(verdict, foreseen, at));
    }

    private VerdictOutcome reject(Verdict verdict, ForeseenEvent foreseen, Instant at) {
        Draft draft = drafts.lock(verdict.draftId()).orElseThrow();
        if (!verdict.isAwaitedBy(draft)
                || !verdicts.insert(GivenVerdict.of(verdict, VerdictOutcome.REJECTED, null, at))) {
            return settleLateVerdict.handle(verdict, draft, true);
        }
        drafts.save(draft, draft.reject(verdict.reasons(), at));
        log.rejected(draft, verdict, at);
        outbox.append(foreseen.settle(
                PublishingEvents.rejected(draft, verdict),
                key(draft),
                verdict.submission().no()));
        return VerdictOutcome.REJECTED;
    }

    private static String key(Draft draft) {
        return Long.toString(draft.draftId());
    }
}
