package io.goodsflow.product.fence.application;

/** How a read behind a fence was answered. */
enum ReadOutcome {
    HIT,
    /** Read from the database. */
    MISS,
    /** Waited for another's read. */
    JOINED,
    /** Read from the database, because somebody is changing it. */
    FENCED,
    /** Read from the database, because the cache gave no answer. */
    DEGRADED,
    /** Refused: too many wait for the database. */
    REFUSED
}
