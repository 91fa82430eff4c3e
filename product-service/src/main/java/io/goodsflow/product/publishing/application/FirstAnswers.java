package io.goodsflow.product.publishing.application;

import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdempotentCommands;
import java.util.Optional;
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

    /** Undoes the claim of the key. */
    private static final class NotAnswered extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NotAnswered() {
            super("not answered yet", null, false, false);
        }
    }
}
