package io.goodsflow.product.fence.application;

import io.goodsflow.product.fence.domain.Mutation;
import java.util.List;

/** The fences, where every process sees them. Every call throws {@link FenceUnavailableException} without an answer. */
public interface Fences {

    /**
     * Notes the mutation as open, then raises the fence of each subject: adds the token, raises the generation, deletes
     * the cached text. When it returns, no crash of the Redis loses it.
     */
    void raise(Mutation mutation);

    /**
     * Raises each generation that there is again, deletes the cached text, takes away this mutation's tokens and no others, and notes
     * that it is no longer open. Repeating it is safe.
     */
    void lift(Mutation mutation);

    /**
     * As {@link #lift}, but nothing if the mutation is not past its limit any more: a repeat of its begin has renewed it.
     *
     * @param mutation of one subject
     * @return whether it was lifted
     */
    boolean liftOverdue(Mutation mutation);

    /**
     * Mutations past their limit, the longest overdue first; one subject each. What is no mutation is dropped.
     *
     * @param offset how many are left out
     * @param limit how many at most, what is dropped included
     */
    Overdue overdue(int offset, int limit);

    /** How many are open, since when the oldest is, and how far the first is past its limit. */
    Open open();

    /**
     * Some that are past their limit.
     *
     * @param mutations one subject each
     * @param more whether there may be others after them
     */
    record Overdue(List<Mutation> mutations, boolean more) {

        public Overdue {
            mutations = List.copyOf(mutations);
        }
    }

    /**
     * What is open.
     *
     * @param count subjects being changed
     * @param oldestSeconds age of the oldest, 0 if none is open
     * @param overdueSeconds how long ago the limit of the one that should have ended first passed, 0 if none's has
     */
    record Open(long count, double oldestSeconds, double overdueSeconds) {}
}
