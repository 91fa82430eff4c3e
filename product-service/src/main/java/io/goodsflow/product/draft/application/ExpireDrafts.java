package io.goodsflow.product.draft.application;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/**
 * Gives up drafts that nobody takes up any more, so that none holds its item's one active slot for ever (architecture
 * 3.5).
 */
@Service
public class ExpireDrafts {

    private static final Logger LOG = LoggerFactory.getLogger(ExpireDrafts.class);

    private final Drafts drafts;
    private final ExpireDraft expireDraft;
    private final DraftProperties settings;
    private final Clock clock;

    ExpireDrafts(Drafts drafts, ExpireDraft expireDraft, DraftProperties settings, Clock clock) {
        this.drafts = drafts;
        this.expireDraft = expireDraft;
        this.settings = settings;
        this.clock = clock;
    }

    /**
     * One batch, a transaction for each draft.
     *
     * @return how many ended
     */
    public int handle() {
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        ExpireDraft.Limits limits =
                new ExpireDraft.Limits(at.minus(settings.returnedExpiry()), at.minus(settings.idleExpiry()));
        int ended = 0;
        for (long draftId : drafts.forgotten(limits.returnedBefore(), limits.idleBefore(), settings.expiryBatch())) {
            try {
                ended += expireDraft.handle(draftId, limits, at) ? 1 : 0;
            } catch (RuntimeException failure) {
                LOG.warn("draft {} could not be given up, it is tried again", draftId, failure);
            }
        }
        return ended;
    }
}
