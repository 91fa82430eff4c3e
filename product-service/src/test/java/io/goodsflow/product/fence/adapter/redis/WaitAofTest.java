package io.goodsflow.product.fence.adapter.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.product.fence.application.FenceProperties;
import io.goodsflow.product.fence.application.FenceUnavailableException;
import io.goodsflow.product.fence.domain.Mutation;
import io.goodsflow.product.fence.domain.Subject;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A Redis that says when it is on disk is asked, after the scripts and on their connection. */
class WaitAofTest {

    private NewerRedis redis;
    private StateRedis state;
    private RedisFences fences;
    private final Mutation mutation = new Mutation(
            new Mutation.Token("somebody", Duration.ofMinutes(1)), List.of(Subject.detail(1), Subject.detail(2)));

    @BeforeEach
    void aNewerRedis() throws IOException {
        redis = new NewerRedis();
        Duration wait = Duration.ofSeconds(5);
        StateRedisProperties settings = new StateRedisProperties(redis.address(), "", 0, wait, wait, wait, 1, false);
        state = new StateRedis(settings);
        state.afterPropertiesSet();
        fences = new RedisFences(
                state,
                settings,
                new FenceProperties(wait, Duration.ofMinutes(30), Duration.ofMinutes(2), wait, 1_000, 70, 1, wait));
        redis.heard();
    }

    @AfterEach
    void noMore() throws IOException {
        state.destroy();
        redis.close();
    }

    @Test
    void aFenceIsUpWhenItIsOnDisk() {
        assertThat(state.durability()).isEqualTo(Durability.WAITAOF);

        fences.raise(mutation);

        assertThat(redis.heard()).containsExactly("EVAL", "EVAL", "EVAL", "WAITAOF");
        fences.lift(mutation);
        assertThat(redis.heard()).containsExactly("EVAL", "EVAL", "WAITAOF", "ZREM");
    }

    @Test
    void whatIsNotOnDiskInTimeIsNoFence() {
        redis.hasOnDisk(0);

        assertThatThrownBy(() -> fences.raise(mutation)).isInstanceOf(FenceUnavailableException.class);
        assertThatThrownBy(() -> fences.lift(mutation)).isInstanceOf(FenceUnavailableException.class);
    }
}
