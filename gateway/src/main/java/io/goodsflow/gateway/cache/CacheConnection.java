package io.goodsflow.gateway.cache;

import io.lettuce.core.ClientOptions;
import io.lettuce.core.ClientOptions.DisconnectedBehavior;
import io.lettuce.core.RedisChannelHandler;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisConnectionStateAdapter;
import io.lettuce.core.RedisURI;
import io.lettuce.core.SocketOptions;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.codec.StringCodec;
import jakarta.annotation.PreDestroy;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * The one connection to the Redis of the role cache, made anew in the background whenever it is lost. The driver's own
 * reconnecting is off: it would keep commands in a queue, and nobody here has time for that.
 */
@Component
class CacheConnection {

    private static final Logger log = LoggerFactory.getLogger(CacheConnection.class);

    /** Commands under way at once; further ones fail, which lets their requests pass. */
    private static final int MOST_UNDER_WAY = 10_000;

    private static final long AT_ONCE = 0;
    private static final long STOP_SECONDS = 2;

    private final RedisClient client;
    private final RedisURI uri;
    private final AtomicReference<@Nullable StatefulRedisConnection<String, String>> current = new AtomicReference<>();
    private final AtomicBoolean connecting = new AtomicBoolean();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "cache-redis");
        thread.setDaemon(true);
        return thread;
    });

    CacheConnection(CacheProperties properties) {
        uri = uriOf(properties);
        client = RedisClient.create();
        client.setOptions(ClientOptions.builder()
                .autoReconnect(false)
                .disconnectedBehavior(DisconnectedBehavior.REJECT_COMMANDS)
                .requestQueueSize(MOST_UNDER_WAY)
                .socketOptions(SocketOptions.builder()
                        .connectTimeout(properties.connectTimeout())
                        .build())
                .build());
        client.addListener(new RedisConnectionStateAdapter() {
            @Override
            public void onRedisDisconnected(RedisChannelHandler<?, ?> lost) {
                forget(lost);
            }
        });
        timer.scheduleWithFixedDelay(
                this::connectIfNeeded, AT_ONCE, properties.reconnectEvery().toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Null while there is none. */
    @Nullable
    StatefulRedisConnection<String, String> current() {
        return current.get();
    }

    /** A connection that stands and gives no answers is worth no more than none. */
    void giveUp(StatefulRedisConnection<String, String> silent) {
        if (current.compareAndSet(silent, null)) {
            log.warn("Redis (cache) at {}:{} does not answer; connecting anew", uri.getHost(), uri.getPort());
            silent.closeAsync();
        }
    }

    private void forget(RedisChannelHandler<?, ?> lost) {
        StatefulRedisConnection<String, String> present = current.get();
        if (present == lost && current.compareAndSet(present, null)) {
            log.warn("The connection to Redis (cache) at {}:{} is lost", uri.getHost(), uri.getPort());
        }
    }

    private void connectIfNeeded() {
        if (current.get() == null && connecting.compareAndSet(false, true)) {
            try {
                client.connectAsync(StringCodec.UTF8, uri).whenComplete(this::connected);
            } catch (RuntimeException e) {
                connected(null, e);
            }
        }
    }

    private void connected(@Nullable StatefulRedisConnection<String, String> made, @Nullable Throwable failure) {
        if (made == null) {
            log.debug("No connection to Redis (cache) at {}:{}", uri.getHost(), uri.getPort(), failure);
        } else {
            current.set(made);
            log.info("Connected to Redis (cache) at {}:{}", uri.getHost(), uri.getPort());
            if (!made.isOpen()) {
                // Lost before it was known here, so that nobody heard of it.
                giveUp(made);
            }
        }
        connecting.set(false);
    }

    @PreDestroy
    void stop() {
        timer.shutdownNow();
        client.shutdown(Duration.ZERO, Duration.ofSeconds(STOP_SECONDS));
    }

    private static RedisURI uriOf(CacheProperties properties) {
        RedisURI.Builder uri = RedisURI.builder()
                .withHost(properties.address().getHost())
                .withPort(properties.address().getPort())
                .withSsl(properties.encrypted())
                .withTimeout(properties.connectTimeout());
        if (!properties.password().isEmpty()) {
            uri.withPassword(properties.password().toCharArray());
        }
        return uri.build();
    }
}
