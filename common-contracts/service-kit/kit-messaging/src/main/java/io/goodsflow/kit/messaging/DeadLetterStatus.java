package io.goodsflow.kit.messaging;

/** What became of a message that its consumer refused. */
public enum DeadLetterStatus {
    /** Waits for a person. */
    PARKED,
    /** The consumer took it after all. */
    REPLAYED,
    /** A person decided that it is not needed. */
    DISCARDED
}
