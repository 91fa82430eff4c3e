package io.goodsflow.product.publishing.domain;

/** What a verdict led to. */
public enum VerdictOutcome {
    /** The draft was merged into its item. */
    PUBLISHED,
    /** The draft was rejected. */
    REJECTED,
    /** The verdict passed, but the merge could not be. */
    RETURNED,
    /** The first verdict said the same. */
    REPEATED,
    /** The first verdict said something else; this one is refused. */
    CONTRADICTED,
    /** It is not about a submission that waits, or ever waited, for it. */
    STALE;

    /** Whether only the first verdict of a submission can lead to it. */
    boolean isEffect() {
        return this == PUBLISHED || this == REJECTED || this == RETURNED;
    }
}
