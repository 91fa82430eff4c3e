package io.goodsflow.product.fence.application;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Reads of one subject in this process: one that runs, and one that waits for it to end.
 *
 * <p>Whoever comes joins the running one only if the generation it reads under is still the one, which proves that no
 * write was acknowledged since; otherwise the running one may have read too early, and the newcomer joins the one that
 * waits, which has not read yet.
 */
final class Lane {

    private @Nullable Flight running;
    private @Nullable Flight waiting;

    /** @param generation as the newcomer has just seen it, null if it proves nothing */
    synchronized Seat seat(@Nullable String generation) {
        if (running == null) {
            running = new Flight();
            running.start.complete(null);
            return new Seat(running, true);
        }
        if (generation != null && generation.equals(running.generation)) {
            return new Seat(running, false);
        }
        if (waiting == null) {
            waiting = new Flight();
            return new Seat(waiting, true);
        }
        return new Seat(waiting, false);
    }

    /** Ends a flight; the one that waits may start. A flight that gave up waiting leaves its place. */
    synchronized void end(Flight flight) {
        if (flight == running) {
            running = waiting;
            waiting = null;
            if (running != null) {
                running.start.complete(null);
            }
        } else if (flight == waiting) {
            waiting = null;
        }
    }

    synchronized boolean isEmpty() {
        return running == null;
    }

    /**
     * A place in a flight.
     *
     * @param pilot whether this one has to read for all
     */
    record Seat(Flight flight, boolean pilot) {}

    /** One read, for all who joined it. */
    static final class Flight {
        final CompletableFuture<@Nullable Void> start = new CompletableFuture<>();
        final CompletableFuture<Optional<Object>> landing = new CompletableFuture<>();
        private volatile @Nullable String generation;

        /** Set before the database is read. */
        void under(@Nullable String seen) {
            generation = seen;
        }
    }
}
