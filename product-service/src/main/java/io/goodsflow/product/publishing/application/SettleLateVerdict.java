package io.goodsflow.product.publishing.application;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.publishing.domain.GivenVerdict;
import io.goodsflow.product.publishing.domain.Verdict;
import io.goodsflow.product.publishing.domain.VerdictOutcome;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** A verdict that no draft waits for changes nothing; what is odd about it is kept in the history. */
@Component
class SettleLateVerdict {

    private final GivenVerdicts verdicts;
    private final PublishingLog log;
    private final Transactions transactions;
    private final Clock clock;

    SettleLateVerdict(GivenVerdicts verdicts, PublishingLog log, Transactions transactions, Clock clock) {
        this.verdicts = verdicts;
        this.log = log;
        this.transactions = transactions;
        this.clock = clock;
    }

    /** @param identified whether all that the verdict names is one submission of the draft */
    VerdictOutcome handle(Verdict verdict, Draft draft, boolean identified) {
        return transactions.execute(() -> settle(verdict, draft, identified));
    }

    private VerdictOutcome settle(Verdict verdict, Draft draft, boolean identified) {
        Optional<GivenVerdict> first = identified
                ? verdicts.find(verdict.draftId(), verdict.submission().no())
                : Optional.empty();
        VerdictOutcome outcome = first.map(given -> given.meets(verdict)).orElse(VerdictOutcome.STALE);
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        if (first.filter(given -> given.isRepeatedByAnother(verdict)).isPresent()) {
            log.repeated(draft, verdict, at);
        } else if (outcome == VerdictOutcome.CONTRADICTED) {
            log.contradicting(draft, verdict, at);
        } else if (outcome == VerdictOutcome.STALE) {
            log.stale(draft, verdict, at);
        }
        return outcome;
    }
}
