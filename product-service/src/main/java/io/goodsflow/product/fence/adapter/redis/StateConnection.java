package io.goodsflow.product.fence.adapter.redis;

import io.goodsflow.product.fence.application.FenceUnavailableException;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisFuture;
import io.lettuce.core.RedisURI;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.api.async.RedisAsyncCommands;
import io.lettuce.core.codec.StringCodec;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One connection, made anew in the background when it is lost. The driver's own reconnecting is off: it would send a
 * command again that nobody waits for any more.
 */
final class StateConnection {

    private static final Logger LOG = LoggerFactory.getLogger(StateConnection.class);
    private static final int SILENCES_UNTIL_GONE = 3;

    private final RedisClient client;
    private final RedisURI uri;
    private final Duration timeout;
    private final Consumer<StatefulRedisConnection<String, String>> greeting;
    private final AtomicReference<@Nullable StatefulRedisConnection<String, String>> current = new AtomicReference<>();
    private final AtomicInteger silences = new AtomicInteger();

    /** @param greeting looks at a new connection before it is used, and throws if it will not do */
    StateConnection(
            RedisClient client,
            RedisURI uri,
            Duration timeout,
            Consumer<StatefulRedisConnection<String, String>> greeting) {
        this.client = client;
        this.uri = uri;
        this.timeout = timeout;
        this.greeting = greeting;
    }

    /** The commands of the connection that stands; {@link FenceUnavailableException} while there is none. */
    RedisAsyncCommands<String, String> commands() {
        StatefulRedisConnection<String, String> present = current.get();
        if (present == null || !present.isOpen()) {
            throw new FenceUnavailableException("Redis (state) is not connected", null);
        }
        return present.async();
    }

    <R extends @Nullable Object> R answer(RedisFuture<R> asked) {
        StatefulRedisConnection<String, String> used = current.get();
        try {
            R answer = asked.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
            silences.set(0);
            return answer;
        } catch (TimeoutException late) {
            asked.cancel(true);
            giveUpSilent(used);
            throw new FenceUnavailableException("Redis (state) does not answer", late);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FenceUnavailableException("interrupted while waiting for Redis (state)", e);
        } catch (ExecutionException refused) {
            throw new FenceUnavailableException("Redis (state) refused: " + refused.getCause(), refused);
        } catch (RuntimeException gone) {
            throw new FenceUnavailableException("Redis (state) is gone: " + gone, gone);
        }
    }

    /** Called by a timer. */
    void connectIfNeeded() {
        StatefulRedisConnection<String, String> present = current.get();
        if (present != null && present.isOpen()) {
            return;
        }
        StatefulRedisConnection<String, String> made = null;
        try {
            made = client.connect(StringCodec.UTF8, uri);
            greeting.accept(made);
            silences.set(0);
            current.set(made);
        } catch (RuntimeException failure) {
            LOG.debug("no connection to Redis (state) at {}:{}", uri.getHost(), uri.getPort(), failure);
            if (made != null) {
                made.closeAsync();
            }
            throw failure;
        }
    }

    /** A connection that stands and gives no answers is worth no more than none. */
    private void giveUpSilent(@Nullable StatefulRedisConnection<String, String> silent) {
        if (silences.incrementAndGet() >= SILENCES_UNTIL_GONE
                && silent != null
                && current.compareAndSet(silent, null)) {
            LOG.warn("Redis (state) at {}:{} gives no answers; connecting anew", uri.getHost(), uri.getPort());
            silences.set(0);
            silent.closeAsync();
        }
    }
}
