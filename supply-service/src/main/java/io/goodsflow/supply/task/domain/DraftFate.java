package io.goodsflow.supply.task.domain;

/** What product-service says of the draft of a row that waits. */
public sealed interface DraftFate {
    /** Nothing to do yet. */
    record Waiting() implements DraftFate {}

    record Published() implements DraftFate {}

    /** Review said no. */
    record Rejected(String reasons) implements DraftFate {}

    /**
     * The merge was not possible.
     *
     * @param movedOn only because the item was changed meanwhile
     */
    record Returned(boolean movedOn, String reasons) implements DraftFate {}

    /** It ended in another way. */
    record Ended(String reasons) implements DraftFate {}

    /** There is no such draft. */
    record Lost() implements DraftFate {}

    /** Nothing was learned; later there may be. */
    record Unknown(String why) implements DraftFate {}
}
