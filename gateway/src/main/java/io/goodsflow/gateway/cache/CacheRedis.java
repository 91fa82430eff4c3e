package io.goodsflow.gateway.cache;

import io.lettuce.core.RedisNoScriptException;
import io.lettuce.core.ScriptOutputType;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.api.reactive.RedisReactiveCommands;
import java.time.Duration;
import java.util.List;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * Runs scripts on the Redis of the role cache. A request waits at most the configured time; after a few failures one
 * after the other nobody asks until a new connection stands, so a Redis that is gone or hangs costs a request nothing.
 */
@Component
public class CacheRedis {

    private final CacheConnection connection;
    private final Duration timeout;
    private final Silence silence;

    CacheRedis(CacheConnection connection, CacheProperties properties) {
        this.connection = connection;
        this.timeout = properties.timeout();
        this.silence = new Silence(properties.failuresUntilGone());
    }

    /** Whether requests ask it at present. */
    public boolean isReachable() {
        return connection.current() != null;
    }

    /**
     * The script's answer; {@link CacheGone} if there is none in time.
     *
     * @param keys in one slot of a cluster
     */
    public Mono<List<Object>> run(Script script, List<String> keys, List<String> arguments) {
        StatefulRedisConnection<String, String> present = connection.current();
        if (present == null) {
            return Mono.error(new CacheGone("Redis (cache) is not connected", null));
        }
        long began = System.nanoTime();
        // One connection has one thread; what follows the answer is not to run on it.
        return evaluate(present.reactive(), script, keys.toArray(String[]::new), arguments.toArray(String[]::new))
                .next()
                .publishOn(Schedulers.parallel())
                .timeout(timeout)
                .doOnNext(answer -> silence.broken())
                .onErrorMap(failure -> noted(present, began, failure));
    }

    private static Flux<List<Object>> evaluate(
            RedisReactiveCommands<String, String> commands, Script script, String[] keys, String[] arguments) {
        return commands.<List<Object>>evalsha(script.digest(), ScriptOutputType.MULTI, keys, arguments)
                .onErrorResume(
                        RedisNoScriptException.class,
                        unknown -> commands.eval(script.text(), ScriptOutputType.MULTI, keys, arguments));
    }

    private CacheGone noted(StatefulRedisConnection<String, String> used, long began, Throwable failure) {
        if (silence.tooLong(began, System.nanoTime())) {
            connection.giveUp(used);
        }
        return new CacheGone("Redis (cache) does not answer: " + failure, failure);
    }
}
