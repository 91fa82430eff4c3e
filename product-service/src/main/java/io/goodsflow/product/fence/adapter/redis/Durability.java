package io.goodsflow.product.fence.adapter.redis;

import io.lettuce.core.RedisCommandExecutionException;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.api.sync.RedisCommands;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How a server promises that what it confirmed survives its crash. */
enum Durability {
    /** It says when its log is on disk, if asked (Redis 7.2 and later, with a log). */
    WAITAOF,
    /** Its log is on disk before it answers. */
    ALWAYS,
    /** Neither. */
    WEAKER;

    private static final Pattern VERSION = Pattern.compile("redis_version:(\\d+)\\.(\\d+)");
    private static final int MAJOR = 7;
    private static final int MINOR = 2;

    static Durability of(StatefulRedisConnection<String, String> connection) {
        RedisCommands<String, String> server = connection.sync();
        if (!server.info("persistence").contains("aof_enabled:1")) {
            return WEAKER;
        }
        if (knowsWaitAof(server.info("server"))) {
            return WAITAOF;
        }
        return syncsAlways(server) ? ALWAYS : WEAKER;
    }

    private static boolean knowsWaitAof(String info) {
        Matcher version = VERSION.matcher(info);
        if (!version.find()) {
            return false;
        }
        int major = Integer.parseInt(version.group(1));
        return major > MAJOR || major == MAJOR && Integer.parseInt(version.group(2)) >= MINOR;
    }

    /** A server that does not tell its settings proves nothing. */
    private static boolean syncsAlways(RedisCommands<String, String> server) {
        try {
            return "always".equals(server.configGet("appendfsync").get("appendfsync"));
        } catch (RedisCommandExecutionException forbidden) {
            return false;
        }
    }
}
