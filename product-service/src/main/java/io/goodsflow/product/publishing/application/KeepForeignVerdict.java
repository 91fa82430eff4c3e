package io.goodsflow.product.publishing.application;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.product.draft.application.Drafts;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.qc.contract.event.VerdictGivenV1;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** A verdict on a draft, or with a result, that nobody knows changes nothing; if its item is known, its history says so. */
@Component
class KeepForeignVerdict {

    private final Drafts drafts;
    private final PublishingLog log;
    private final Transactions transactions;
    private final Clock clock;

    KeepForeignVerdict(Drafts drafts, PublishingLog log, Transactions transactions, Clock clock) {
        this.drafts = drafts;
        this.log = log;
        this.transactions = transactions;
        this.clock = clock;
    }

    void handle(VerdictGivenV1 event) {
        Optional<Draft> known = drafts.find(event.draftId()).or(() -> drafts.findCurrent(event.itemId()));
        known.ifPresent(draft -> transactions.run(
                () -> log.foreign(draft.itemId(), event, clock.instant().truncatedTo(ChronoUnit.MILLIS))));
    }
}
