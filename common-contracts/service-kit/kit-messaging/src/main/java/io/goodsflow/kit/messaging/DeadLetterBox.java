package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.GoodsflowException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The messages that this service's consumers refused for good (architecture 4, receiving). The broker parks them per
 * consumer group; the kit collects them into the table {@code dead_letter}, each once.
 *
 * <p><b>Replay</b> hands the kept body to the function that refused it, in this process, rather than publishing it
 * again: no other consumer of the topic hears of it, and the person who asked learns at once whether it was taken. The
 * inbox (or, for a {@code direct} handler, its own idempotence) makes a repeat harmless, so a process that dies between
 * the handler's commit and the note of it here leaves a letter that can simply be replayed again.
 *
 * <p>Every change is conditional on {@link DeadLetterStatus#PARKED} and keeps who made it, and when; every step
 * is kept as a {@link DeadLetterAction} of its own.
 */
public interface DeadLetterBox {

    /** Most letters that one call of {@link #replayAll} takes up. */
    int REPLAY_BATCH = 100;

    /**
     * Letters below {@code beforeId}, newest first, without body and properties.
     *
     * @param status null for all
     * @param type event type, null for all
     * @param size at most 201
     */
    List<DeadLetter> newest(@Nullable DeadLetterStatus status, @Nullable String type, long beforeId, int size);

    /** @throws GoodsflowException {@link DeadLetterError#NOT_FOUND} */
    DeadLetter find(long id);

    /**
     * Hands the message to its consumer once more; one that was replayed already is answered as it stands.
     *
     * @param by who asks, kept with the letter
     * @throws GoodsflowException {@link DeadLetterError#NOT_FOUND}, {@link DeadLetterError#NOT_PARKED} if it was
     *     discarded, {@link DeadLetterError#BUSY}, {@link DeadLetterError#STILL_REFUSED} with {@code last_error}; then
     *     it stays parked
     */
    DeadLetter replay(long id, String by);

    /**
     * Replays what is parked of one type, oldest first, {@link #REPLAY_BATCH} letters and a few seconds at most. What is
     * refused again stays parked and does not hold the others.
     *
     * @param afterId 0 to begin with, then {@link ReplayedBatch#lastId}
     */
    ReplayedBatch replayAll(String type, long afterId, String by);

    /**
     * Closes a letter without handling it; repeating it is fine.
     *
     * @param reason 1 to 500 characters
     * @throws GoodsflowException {@link DeadLetterError#NOT_FOUND}, {@link DeadLetterError#NOT_PARKED} if it was
     *     replayed, {@link DeadLetterError#BUSY}
     */
    DeadLetter discard(long id, String by, String reason);

    /**
     * What one call of {@link #replayAll} did.
     *
     * @param replayed taken by their consumer
     * @param refused refused again, or in other hands meanwhile
     * @param lastId where to go on
     * @param more true if letters behind {@code lastId} were not looked at
     */
    record ReplayedBatch(int replayed, int refused, long lastId, boolean more) {}
}
