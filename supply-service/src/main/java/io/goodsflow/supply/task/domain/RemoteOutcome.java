package io.goodsflow.supply.task.domain;

import java.util.List;

/** What came of asking another service for something. */
public sealed interface RemoteOutcome {
    /** The draft exists; SKU ids in the order of the request. */
    record Drafted(long draftId, long itemId, List<Long> skuIds) implements RemoteOutcome {}

    /** It is done, now or before. */
    record Done() implements RemoteOutcome {}

    /** A definite no; nothing happened there. */
    record Refused(String code, String message) implements RemoteOutcome {}

    /** The request that was asked about never took effect. */
    record Absent() implements RemoteOutcome {}

    /** Not reached: nothing happened there, later it may. */
    record Unavailable(String why) implements RemoteOutcome {}

    /** Sent, but the answer is lost: it may have taken effect. Never a failure. */
    record Unknown(String why) implements RemoteOutcome {}
}
