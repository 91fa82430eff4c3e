package io.goodsflow.kit.messaging;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A step that somebody took with a letter. A replay has two: that it was begun, and what came of it; only the first if its
 * process died.
 *
 * @param by who
 * @param reason why it was discarded, what a replay was refused with
 */
public record DeadLetterAction(
        Action action,
        Outcome outcome,
        String by,
        Instant at,
        @Nullable String reason) {

    /** What was asked for. */
    public enum Action {
        REPLAY,
        DISCARD
    }

    /** What came of it. */
    public enum Outcome {
        /** The message was handed to its consumer. */
        BEGUN,
        TAKEN,
        REFUSED,
        /** The letter is discarded. */
        DONE
    }
}
