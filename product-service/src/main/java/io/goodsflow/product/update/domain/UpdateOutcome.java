package io.goodsflow.product.update.domain;

/** What became of an update; only QUEUED changes any more. */
public enum UpdateOutcome {
    /** A draft holds it. */
    UPDATED,
    /** Nothing was left of it. */
    NO_OP,
    /** It waits for the end of the draft in its way. */
    QUEUED,
    /** A newer one took its place in the queue. */
    SUPERSEDED,
    /** When its turn came it could not be applied. */
    REFUSED
}
