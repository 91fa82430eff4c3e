package io.goodsflow.product.fence.adapter.redis;

import io.goodsflow.product.fence.application.FenceProperties;
import io.goodsflow.product.fence.application.FencedTexts;
import io.goodsflow.product.fence.domain.Standing;
import io.goodsflow.product.fence.domain.Subject;
import io.lettuce.core.ScriptOutputType;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Cached texts as strings with a life. While the server is fuller than allowed, nothing is added to it. */
@Component
class RedisFencedTexts implements FencedTexts {

    private static final String NONE = "";
    private static final String NOBODY = "0";

    private final StateRedis redis;
    private final MemoryWatch memory;
    private final String life;

    RedisFencedTexts(StateRedis redis, MemoryWatch memory, FenceProperties settings) {
        this.redis = redis;
        this.memory = memory;
        this.life = Long.toString(settings.textTtl().toMillis());
    }

    @Override
    public Optional<String> find(Subject subject) {
        StateConnection reader = redis.reader();
        return Optional.ofNullable(reader.answer(reader.commands().get(subject.textKey())));
    }

    @Override
    public Standing standing(Subject subject) {
        StateConnection reader = redis.reader();
        List<String> answer = reader.answer(
                reader.commands().<List<String>>eval(Scripts.STANDING, ScriptOutputType.MULTI, new String[] {
                    subject.generationKey(), subject.tokensKey()
                }));
        String generation = answer.get(0);
        return new Standing(
                generation.equals(NONE) ? null : generation, !answer.get(1).equals(NOBODY));
    }

    @Override
    public void start(Subject subject) {
        if (memory.isTight()) {
            return;
        }
        StateConnection reader = redis.reader();
        reader.answer(reader.commands().setnx(subject.generationKey(), Keys.firstGeneration()));
    }

    @Override
    public boolean fill(Subject subject, String generation, String text) {
        if (memory.isTight()) {
            return false;
        }
        StateConnection reader = redis.reader();
        Long filled = reader.answer(reader.commands()
                .<Long>eval(Scripts.FILL, ScriptOutputType.INTEGER, Keys.of(subject), generation, text, life));
        return filled == 1;
    }

    @Override
    public void drop(Subject subject) {
        StateConnection reader = redis.reader();
        reader.answer(reader.commands().del(subject.textKey()));
    }
}
