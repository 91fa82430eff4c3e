package io.goodsflow.product.publishing.application;

import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdempotentCommands;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Looks whether a command was answered before, so that a repeat is not judged by what has become of things since. */
@Component
public class FirstAnswers {

    private final IdempotentCommands commands;

    FirstAnswers(IdempotentCommands commands) {
        this.commands = commands;
    }

    /**
     * @param key null if the caller gave none: then there is no first answer
     * @throws io.goodsflow.kernel.GoodsflowException 422 if the key stood for another content
     */
    public <R> Optional<R> find(@Nullable CommandKey key, Object content, Class<R> answerType) {
        if (key == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(commands.execute(key, content, answerType, () -> {
                throw new NotAnswered();
            }));
        } catch (NotAnswered none) {
            return Optional.empty();
        }
    }

    /**
     * As {@link #find}, within a transaction, which it leaves as it is: an answer that is just being given is not waited
     * for.
     */
    public <R> Optional<R> committed(@Nullable CommandKey key, Object content, Class<R> answerType) {
        return key == null ? Optional.empty() : commands.find(key, content, answerType);
    }

    /**
     * Answers a command whose effect was there already, by another one that wanted the same: its repeats are answered
     * from now on, whatever becomes of the item. One that has its answer keeps it.
     *
     * @param key null if the caller gave none: then there is nothing to answer
     * @param standing where the item stands with the effect
     */
    public void keep(@Nullable CommandKey key, Object content, Supplier<ItemStanding> standing) {
        if (key != null) {
            commands.execute(key, content, ItemStanding.class, standing);
        }
    }

    /** Undoes the claim of the key. */
    private static final class NotAnswered extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NotAnswered() {
            super("not answered yet", null, false, false);
        }
    }
}
