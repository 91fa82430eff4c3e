package io.goodsflow.product.draft.application;

import io.goodsflow.kit.data.Tally;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/**
 * Gives up drafts that nobody takes up any more, so that none holds its item's one active slot for ever (architecture
 * 3.5), nor a rejected one the natural key of an item that never was published.
 */
@Service
public class ExpireDrafts {

    private static final Logger LOG = LoggerFactory.getLogger(ExpireDrafts.class);

    private final Drafts drafts;
    private final ExpireDraft expireDraft;
    private final DraftProperties settings;
    private final Tally<Result> results;
    private final Clock clock;

    ExpireDrafts(Drafts drafts, ExpireDraft expireDraft, DraftProperties settings, MeterRegistry meters, Clock clock) {
        this.drafts = drafts;
        this.expireDraft = expireDraft;
        this.settings = settings;
        this.results = Tally.of(meters, "goodsflow.product.drafts.expiry", "result", Result.class);
        this.clock = clock;
    }

    /**
     * One batch of each kind, a transaction for each draft.
     *
     * @return how many ended
     */
    public int handle() {
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        ForgottenBefore limits = new ForgottenBefore(
                at.minus(settings.returnedExpiry()),
                at.minus(settings.idleExpiry()),
                at.minus(settings.rejectedExpiry()));
        int ended = 0;
        for (long draftId : drafts.forgotten(limits, settings.expiryBatch())) {
            try {
                boolean over = expireDraft.handle(draftId, limits, at);
                results.count(over ? Result.ENDED : Result.TAKEN_UP);
                ended += over ? 1 : 0;
            } catch (RuntimeException failure) {
                results.count(Result.FAILED);
                LOG.warn("draft {} could not be given up, it is tried again", draftId, failure);
            }
        }
        return ended;
    }

    /** What came of the look at a forgotten draft. */
    private enum Result {
        ENDED,
        /** Somebody was faster. */
        TAKEN_UP,
        FAILED
    }
}
