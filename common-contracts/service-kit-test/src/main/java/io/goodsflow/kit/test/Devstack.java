package io.goodsflow.kit.test;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import org.springframework.test.context.DynamicPropertyRegistry;

/**
 * The real servers that integration tests run against: MariaDB, Redis and RocketMQ, started once per build and shared.
 * Every test class brings its own schema and its own keys.
 *
 * <p>A server that is asked for and does not listen fails the test with a sentence that says how to start it.
 */
public final class Devstack {

    private static final int CONNECT_MILLIS = 2_000;
    private static final DevstackSettings SETTINGS = DevstackSettings.from(System.getenv());
    private static final String GROUP_SUFFIX =
            "-" + UUID.randomUUID().toString().substring(0, 8);

    private Devstack() {}

    /** Creates a schema {@code test_<name>_<random>}, dropped when the JVM ends. */
    public static TestDatabase database(String name) {
        requireListening("MariaDB", SETTINGS.mariadbPort());
        return TestDatabase.create(SETTINGS, name);
    }

    public static int mariadbPort() {
        return SETTINGS.mariadbPort();
    }

    /** Port of the Redis that keeps state. */
    public static int redisStatePort() {
        requireListening("Redis (state)", SETTINGS.redisStatePort());
        return SETTINGS.redisStatePort();
    }

    /** Port of the Redis that may forget. */
    public static int redisCachePort() {
        requireListening("Redis (cache)", SETTINGS.redisCachePort());
        return SETTINGS.redisCachePort();
    }

    /** {@code host:port} of the name server. */
    public static String namesrv() {
        String namesrv = SETTINGS.namesrv();
        requireListening("RocketMQ name server", Integer.parseInt(namesrv.substring(namesrv.lastIndexOf(':') + 1)));
        return namesrv;
    }

    /** Appended to consumer groups, so that test runs do not take each other's messages; the same in one JVM. */
    public static String groupSuffix() {
        return GROUP_SUFFIX;
    }

    /**
     * The settings of an application context on this stack, under the names the services read them by (Spring's own and
     * the environment variables that stand in their {@code application.yml}).
     *
     * @param database schema for the context
     */
    public static Map<String, Object> properties(TestDatabase database) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("spring.datasource.url", database.jdbcUrl());
        all.put("spring.datasource.username", database.user());
        all.put("spring.datasource.password", database.password());
        all.put("GOODSFLOW_MARIADB_PORT", SETTINGS.mariadbPort());
        all.put("GOODSFLOW_DB_USER", database.user());
        all.put("GOODSFLOW_DB_PASSWORD", database.password());
        all.put("GOODSFLOW_REDIS_STATE_PORT", SETTINGS.redisStatePort());
        all.put("GOODSFLOW_REDIS_CACHE_PORT", SETTINGS.redisCachePort());
        all.put("spring.data.redis.host", "127.0.0.1");
        all.put("spring.data.redis.port", SETTINGS.redisStatePort());
        all.put("GOODSFLOW_NAMESRV", SETTINGS.namesrv());
        all.put("rocketmq.name-server", SETTINGS.namesrv());
        all.put("spring.cloud.stream.rocketmq.binder.name-server", SETTINGS.namesrv());
        all.put("goodsflow.messaging.group-suffix", GROUP_SUFFIX);
        all.put("goodsflow.security.public-key", TestTokens.publicKeyPem());
        all.put("goodsflow.security.issuer", TestTokens.ISSUER);
        all.put("goodsflow.security.audience", TestTokens.AUDIENCE);
        return all;
    }

    /** For {@code @DynamicPropertySource}: a new schema and all {@link #properties}. */
    public static TestDatabase register(DynamicPropertyRegistry registry, String name) {
        TestDatabase database = database(name);
        properties(database).forEach((key, value) -> registry.add(key, () -> value));
        return database;
    }

    static void requireListening(String server, int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress("127.0.0.1", port), CONNECT_MILLIS);
        } catch (IOException e) {
            throw new IllegalStateException(
                    server + " does not listen on 127.0.0.1:" + port
                            + ". Integration tests need the running servers: run them by \"deploy/fleet test\", or set"
                            + " the GOODSFLOW_… ports to servers of yours.",
                    e);
        }
    }
}
