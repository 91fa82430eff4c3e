package io.goodsflow.product.fence.adapter.redis;

import io.goodsflow.product.fence.application.FenceUnavailableException;
import io.lettuce.core.ClientOptions;
import io.lettuce.core.ClientOptions.DisconnectedBehavior;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisURI;
import io.lettuce.core.SocketOptions;
import io.lettuce.core.TimeoutOptions;
import io.lettuce.core.api.StatefulRedisConnection;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.InitializingBean;
import org.springframework.stereotype.Component;

/**
 * The connections to the Redis that keeps state: one that all readers share, and some for writers, each of which has one
 * to itself while it waits for the disk. The service starts without the Redis, but not with one that may forget.
 */
@Component
class StateRedis implements InitializingBean, DisposableBean {

    private static final Logger LOG = LoggerFactory.getLogger(StateRedis.class);
    private static final int MOST_UNDER_WAY = 10_000;
    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(2);
    private static final Duration STOP = Duration.ofSeconds(2);

    private final StateRedisProperties settings;
    private final RedisClient client = RedisClient.create();
    private final StateConnection reader;
    private final List<StateConnection> all = new ArrayList<>();
    private final BlockingQueue<StateConnection> idleWriters;
    private volatile Durability durability = Durability.WEAKER;
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "state-redis");
        thread.setDaemon(true);
        return thread;
    });

    StateRedis(StateRedisProperties settings) {
        this.settings = settings;
        client.setOptions(ClientOptions.builder()
                .autoReconnect(false)
                .disconnectedBehavior(DisconnectedBehavior.REJECT_COMMANDS)
                .requestQueueSize(MOST_UNDER_WAY)
                .timeoutOptions(TimeoutOptions.create())
                .socketOptions(
                        SocketOptions.builder().connectTimeout(CONNECT_TIMEOUT).build())
                .build());
        RedisURI uri = uri(settings);
        reader = new StateConnection(client, uri, settings.readTimeout(), connection -> {});
        all.add(reader);
        idleWriters = new ArrayBlockingQueue<>(settings.writers());
        for (int i = 0; i < settings.writers(); i++) {
            StateConnection writer = new StateConnection(client, uri, settings.writeTimeout(), this::greet);
            all.add(writer);
            idleWriters.add(writer);
        }
    }

    @Override
    public void afterPropertiesSet() {
        connect(true);
        long pause = settings.reconnectEvery().toMillis();
        timer.scheduleWithFixedDelay(() -> connect(false), pause, pause, TimeUnit.MILLISECONDS);
    }

    @Override
    public void destroy() {
        timer.shutdownNow();
        client.shutdown(Duration.ZERO, STOP);
    }

    StateConnection reader() {
        return reader;
    }

    /** How the server that was greeted last promises to keep what it confirmed. */
    Durability durability() {
        return durability;
    }

    /** Runs work with a connection of its own. */
    <R> R writing(Work<R> work) {
        StateConnection writer;
        try {
            writer = idleWriters.poll(settings.writeTimeout().toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FenceUnavailableException("interrupted while waiting for a connection to Redis (state)", e);
        }
        if (writer == null) {
            throw new FenceUnavailableException("all connections to Redis (state) are busy", null);
        }
        try {
            return work.on(writer);
        } finally {
            idleWriters.add(writer);
        }
    }

    /** What is done with a connection of its own. */
    @FunctionalInterface
    interface Work<R> {
        R on(StateConnection connection);
    }

    private void connect(boolean starting) {
        for (StateConnection connection : all) {
            try {
                connection.connectIfNeeded();
            } catch (WeakDurabilityException weak) {
                if (starting) {
                    throw weak;
                }
                LOG.error("no fence can be raised: {}", weak.getMessage());
                return;
            } catch (RuntimeException gone) {
                if (starting) {
                    LOG.warn(
                            "Redis (state) at {} cannot be reached: nothing is cached, and no item can be changed",
                            settings.address());
                }
                return;
            }
        }
    }

    private void greet(StatefulRedisConnection<String, String> connection) {
        Durability found = Durability.of(connection);
        if (found == Durability.WEAKER) {
            if (!settings.acceptWeaker()) {
                throw new WeakDurabilityException(settings.address());
            }
            LOG.warn("Redis (state) at {} may lose what it confirmed, which is accepted", settings.address());
        }
        durability = found;
    }

    private static RedisURI uri(StateRedisProperties settings) {
        URI address = URI.create(settings.address());
        RedisURI.Builder uri = RedisURI.builder()
                .withHost(address.getHost())
                .withPort(address.getPort())
                .withSsl("rediss".equals(address.getScheme()))
                .withDatabase(settings.database())
                .withTimeout(CONNECT_TIMEOUT);
        if (!settings.password().isEmpty()) {
            uri.withPassword(settings.password().toCharArray());
        }
        return uri.build();
    }
}
