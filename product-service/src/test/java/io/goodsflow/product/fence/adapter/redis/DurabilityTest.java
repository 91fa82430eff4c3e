package io.goodsflow.product.fence.adapter.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.product.fence.PrivateRedis;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A Redis that may lose what it confirmed is not taken, unless somebody says so. */
class DurabilityTest {

    private static PrivateRedis redis;

    @BeforeAll
    static void aRedis() {
        redis = PrivateRedis.started();
    }

    @AfterAll
    static void noMore() {
        redis.close();
    }

    @Test
    void aLogThatIsOnDiskBeforeTheAnswerIsTaken() {
        redis.ask(commands -> commands.configSet("appendonly", "yes"));
        redis.ask(commands -> commands.configSet("appendfsync", "always"));

        assertThat(started(false)).isEqualTo(Durability.ALWAYS);
    }

    @Test
    void aLogThatIsWrittenEverySecondIsNot() {
        redis.ask(commands -> commands.configSet("appendonly", "yes"));
        redis.ask(commands -> commands.configSet("appendfsync", "everysec"));

        assertThatThrownBy(() -> started(false))
                .isInstanceOf(WeakDurabilityException.class)
                .hasMessageContaining("goodsflow.product.state-redis.accept-weaker=true");
        assertThat(started(true)).isEqualTo(Durability.WEAKER);
    }

    @Test
    void noLogIsNoPromise() {
        redis.ask(commands -> commands.configSet("appendonly", "no"));

        assertThatThrownBy(() -> started(false)).isInstanceOf(WeakDurabilityException.class);
    }

    @Test
    void withoutARedisTheServiceStarts() {
        StateRedis nobody = new StateRedis(settings("redis://127.0.0.1:1", false));
        nobody.afterPropertiesSet();
        nobody.destroy();
    }

    private static Durability started(boolean acceptWeaker) {
        StateRedis state = new StateRedis(settings(redis.address(), acceptWeaker));
        try {
            state.afterPropertiesSet();
            return state.durability();
        } finally {
            state.destroy();
        }
    }

    private static StateRedisProperties settings(String address, boolean acceptWeaker) {
        Duration wait = Duration.ofSeconds(1);
        return new StateRedisProperties(address, "", 0, wait, wait, wait, 1, acceptWeaker);
    }
}
