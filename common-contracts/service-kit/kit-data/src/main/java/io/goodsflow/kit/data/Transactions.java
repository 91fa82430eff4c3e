package io.goodsflow.kit.data;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs work in one READ COMMITTED transaction. A deadlock or lock time-out repeats the whole work, three times at most
 * (architecture 1). Called inside a transaction it joins it and leaves the repeating to the outermost call.
 *
 * <p>{@code @Transactional} methods get the same repetition by an aspect; use this where the boundary is not a method.
 */
public interface Transactions {

    /** @return what work returns; the work may run several times, each in a fresh transaction */
    <R extends @Nullable Object> R execute(Supplier<R> work);

    /** Like {@link #execute} without a result. */
    default void run(Runnable work) {
        execute(() -> {
            work.run();
            return Boolean.TRUE;
        });
    }
}
