package io.goodsflow.kit.data;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Idempotent commands inside one service: claim, effect and answer are one transaction, so a crash leaves nothing or
 * everything (architecture 4). Joins a transaction that is open already.
 *
 * <p>The same key with the same content gets the first answer; with another content {@code
 * request.idempotency_key_reused} (422). Only answers of success are stored: an effect that throws leaves no trace.
 * Concurrent calls with one key wait for each other and get the same answer.
 */
public interface IdempotentCommands {

    /**
     * @param key null if the caller gave none: then each call is a command of its own, in one transaction too
     * @param content what the key stands for; compared by the SHA-256 of its canonical JSON
     * @param answerType type of the answer, stored as JSON
     * @param effect runs at most once successfully; its answer may be null
     */
    <R extends @Nullable Object> R execute(
            @Nullable CommandKey key, Object content, Class<R> answerType, Supplier<R> effect);

    /**
     * The first answer to a key, if there is one and it is committed; one that is just being given is not waited for.
     * Needs no transaction, and leaves one that is open as it is.
     *
     * @return empty also if the answer was null
     * @throws io.goodsflow.kernel.GoodsflowException {@code request.idempotency_key_reused} if the key stood for another content
     */
    <R> Optional<R> find(CommandKey key, Object content, Class<R> answerType);
}
