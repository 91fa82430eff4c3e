package io.goodsflow.product.publishing.application;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.Outbox;
import io.goodsflow.product.draft.application.Drafts;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.StatusReason;
import io.goodsflow.product.publishing.domain.GivenVerdict;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.Reasons;
import io.goodsflow.product.publishing.domain.Verdict;
import io.goodsflow.product.publishing.domain.VerdictOutcome;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.springframework.stereotype.Component;

/** Puts a passed draft back into editing, because its merge could not be (architecture 3.5). */
@Component
class ReturnDraft {

    private final Drafts drafts;
    private final Items items;
    private final GivenVerdicts verdicts;
    private final SettleLateVerdict settleLateVerdict;
    private final PublishingLog log;
    private final Transactions transactions;
    private final Events events;
    private final Outbox outbox;
    private final Clock clock;

    ReturnDraft(
            Drafts drafts,
            Items items,
            GivenVerdicts verdicts,
            SettleLateVerdict settleLateVerdict,
            PublishingLog log,
            Transactions transactions,
            Events events,
            Outbox outbox,
            Clock clock) {
        this.drafts = drafts;
        this.items = items;
        this.verdicts = verdicts;
        this.settleLateVerdict = settleLateVerdict;
        this.log = log;
        this.transactions = transactions;
        this.events = events;
        this.outbox = outbox;
        this.clock = clock;
    }

    /** @param why at least one reason, fields named where it is about one */
    VerdictOutcome handle(Verdict verdict, List<StatusReason> why) {
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        List<StatusReason> told = Reasons.bounded(why);
        return transactions.execute(() -> giveBack(verdict, told, at));
    }

    private VerdictOutcome giveBack(Verdict verdict, List<StatusReason> why, Instant at) {
        Draft draft = drafts.lock(verdict.draftId()).orElseThrow();
        if (!verdict.isAwaitedBy(draft)
                || !verdicts.insert(GivenVerdict.of(verdict, VerdictOutcome.RETURNED, null, at))) {
            return settleLateVerdict.handle(verdict, draft, true);
        }
        long current = items.find(draft.itemId()).map(Item::publishVersion).orElse(0L);
        drafts.save(draft, draft.giveBack(why, at));
        log.approved(draft, verdict, at);
        log.returned(draft, verdict, why, at);
        outbox.append(events.of(
                PublishingEvents.returned(draft, verdict, current, why),
                Long.toString(draft.draftId()),
                verdict.submission().no()));
        return VerdictOutcome.RETURNED;
    }
}
