package io.goodsflow.kit.messaging;

/** Who delivers an outbox row. */
enum Route {
    /** The relay: there is no half message, or it must not be committed. */
    RELAY,
    /** A half message with the same body; the relay only if the row is still open when the check window is over. */
    HALF
}
