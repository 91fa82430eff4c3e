package io.goodsflow.kit.test;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where the servers of a test run listen: environment variables, or the ports that a test run keeps for itself so that
 * it does not disturb a running fleet.
 */
record DevstackSettings(
        int mariadbPort, String user, String password, int redisStatePort, int redisCachePort, String namesrv) {

    static DevstackSettings from(Map<String, String> environment) {
        return new DevstackSettings(
                port(environment, "GOODSFLOW_MARIADB_PORT", 23_306),
                environment.getOrDefault("GOODSFLOW_DB_USER", "goodsflow"),
                environment.getOrDefault("GOODSFLOW_DB_PASSWORD", "goodsflow"),
                port(environment, "GOODSFLOW_REDIS_STATE_PORT", 26_379),
                port(environment, "GOODSFLOW_REDIS_CACHE_PORT", 26_380),
                environment.getOrDefault("GOODSFLOW_NAMESRV", "127.0.0.1:29876"));
    }

    private static int port(Map<String, String> environment, String name, int otherwise) {
        @Nullable String text = environment.get(name);
        if (text == null || text.isBlank()) {
            return otherwise;
        }
        try {
            return Integer.parseInt(text.trim());
        } catch (NumberFormatException e) {
            throw new IllegalStateException(name + " must be a port number, was " + text, e);
        }
    }
}
