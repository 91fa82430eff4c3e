package io.goodsflow.kit.data;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Idempotent commands that span services: the claim is leased and the steps have fixed ids, so that after a crash the
 * next call resumes at the first step without a stored result instead of blocking (architecture 4).
 *
 * <p>A concurrent call with the same key gets {@code request.in_progress} (409) while the lease is held by a live
 * holder. Steps run outside any transaction and must themselves be idempotent under their step id.
 */
public interface SteppedCommands {

    /**
     * A refusal before the first step leaves no trace; after it the command stays and can be resumed at once.
     *
     * @param work gets a {@link Steps}, calls its steps in a fixed order and returns the answer
     * @throws io.goodsflow.kernel.GoodsflowException 409 in progress, 422 other content
     * @throws IllegalStateException inside a transaction
     */
    <R extends @Nullable Object> R execute(
            CommandKey key, Object content, Class<R> answerType, Function<Steps, R> work);

    /** The steps of one running command. */
    interface Steps {

        /**
         * Runs a step once and remembers its result; a resumed command gets the remembered result.
         *
         * @param stepId fixed name within the command, at most 31 characters of a-z, 0-9, '_', '.' and '-'
         * @param action gets an id that is the same in every attempt, to pass on as the request id (at most 64
         *     characters)
         */
        <S extends @Nullable Object> S step(String stepId, Class<S> resultType, Function<String, S> action);
    }
}
