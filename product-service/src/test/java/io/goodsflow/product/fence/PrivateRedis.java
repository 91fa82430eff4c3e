package io.goodsflow.product.fence;

import io.goodsflow.devstack.FreePorts;
import io.goodsflow.devstack.RedisServer;
import io.lettuce.core.RedisClient;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.api.sync.RedisCommands;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Function;

/** A Redis that keeps state, which a test may kill, flush and spoil; the shared one belongs to all. */
public final class PrivateRedis implements AutoCloseable {

    private final RedisServer server;
    private final int port;

    private PrivateRedis(RedisServer server, int port) {
        this.server = server;
        this.port = port;
    }

    public static PrivateRedis started() {
        try {
            Path home = Files.createTempDirectory("private-redis");
            int port = FreePorts.next();
            PrivateRedis redis = new PrivateRedis(new RedisServer(home, port, RedisServer.Kind.STATE), port);
            redis.start();
            return redis;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String address() {
        return "redis://127.0.0.1:" + port;
    }

    public void start() {
        server.start();
    }

    public void kill() {
        server.kill();
    }

    public <R> R ask(Function<RedisCommands<String, String>, R> question) {
        RedisClient client = RedisClient.create(address());
        try (StatefulRedisConnection<String, String> connection = client.connect()) {
            return question.apply(connection.sync());
        } finally {
            client.shutdown(Duration.ZERO, Duration.ofSeconds(1));
        }
    }

    @Override
    public void close() {
        server.kill();
    }
}
