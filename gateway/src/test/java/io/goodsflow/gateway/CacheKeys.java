package io.goodsflow.gateway;

import io.goodsflow.kit.test.Devstack;
import io.lettuce.core.RedisClient;
import io.lettuce.core.ScanArgs;
import io.lettuce.core.ScanIterator;
import io.lettuce.core.api.sync.RedisCommands;
import java.util.List;
import java.util.function.Function;

/** The gateway's keys in the Redis of the test servers, looked at from beside. */
final class CacheKeys {

    private static final String ALL = "gateway:*";
    private static final long WITHOUT_END = -1;

    private CacheKeys() {}

    static void forgetAll() {
        with(redis -> {
            ScanIterator.scan(redis, ScanArgs.Builder.matches(ALL)).forEachRemaining(redis::del);
            return true;
        });
    }

    static List<String> all() {
        return with(redis ->
                ScanIterator.scan(redis, ScanArgs.Builder.matches(ALL)).stream().toList());
    }

    /** Whether the key goes by itself, or is gone already. */
    static boolean ends(String key) {
        return timeToLive(key) != WITHOUT_END;
    }

    /** Milliseconds until the key is gone; negative if it never is, or is not there. */
    static long timeToLive(String key) {
        return with(redis -> redis.pttl(key));
    }

    private static <T> T with(Function<RedisCommands<String, String>, T> work) {
        try (RedisClient client = RedisClient.create("redis://127.0.0.1:" + Devstack.redisCachePort())) {
            return work.apply(client.connect().sync());
        }
    }
}
