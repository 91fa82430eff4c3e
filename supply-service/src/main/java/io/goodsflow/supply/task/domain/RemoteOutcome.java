package io.goodsflow.supply.task.domain;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What came of asking another service for something. */
public sealed interface RemoteOutcome {
    /**
     * The draft exists.
     *
     * @param edition orders what is declared of the product's stock; null if it was not told
     * @param skuIds in the order of the request
     */
    record Drafted(long draftId, @Nullable Long edition, long itemId, List<Long> skuIds) implements RemoteOutcome {}

    /**
     * The draft holds the change.
     *
     * @param edition orders what is declared of the product's stock; null if it was not told
     * @param newSkuIds of the SKUs to add, in the order of the request; 0 for one that was not taken
     * @param submitted product-service has handed it in already, because it had been queued
     */
    record Updated(long draftId, @Nullable Long edition, List<Long> newSkuIds, EditReport report, boolean submitted)
            implements RemoteOutcome {}

    /** It waits for its turn at product-service, which applies it, and submits it itself if no SKU is new; to be asked for by its request id. */
    record Queued() implements RemoteOutcome {}

    /** The draft is in review; number of the submission within its draft. */
    record Submitted(int submissionNo) implements RemoteOutcome {}

    /** Nothing was left of the change; there is no draft. */
    record NoChange(EditReport report) implements RemoteOutcome {}

    /** It is done, now or before. */
    record Done() implements RemoteOutcome {}

    /**
     * A definite no; nothing happened there.
     *
     * @param refusal as the other service told it; null if we found it out ourselves
     */
    record Refused(String code, String message, @Nullable Refusal refusal) implements RemoteOutcome {
        public Refused(String code, String message) {
            this(code, message, null);
        }
    }

    /** A newer change of the product was faster; nothing happened there. */
    record Overtaken() implements RemoteOutcome {}

    /** The request that was asked about never took effect. */
    record Absent() implements RemoteOutcome {}

    /** Not reached: nothing happened there, later it may. */
    record Unavailable(String why) implements RemoteOutcome {}

    /** Sent, but the answer is lost: it may have taken effect. Never a failure. */
    record Unknown(String why) implements RemoteOutcome {}
}
