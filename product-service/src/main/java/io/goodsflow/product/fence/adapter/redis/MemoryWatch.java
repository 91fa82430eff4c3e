package io.goodsflow.product.fence.adapter.redis;

import io.goodsflow.product.fence.application.FenceProperties;
import io.goodsflow.product.fence.application.FenceUnavailableException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.stereotype.Component;

/**
 * Keeps cached pages from filling the Redis: it evicts nothing, so stock and fences would be refused next.
 */
@Component
class MemoryWatch {

    private static final Pattern USED = Pattern.compile("\nused_memory:(\\d+)");
    private static final Pattern MOST = Pattern.compile("\nmaxmemory:(\\d+)");
    private static final int PERCENT = 100;

    private final StateRedis redis;
    private final int fillBelow;
    private volatile boolean tight;

    MemoryWatch(StateRedis redis, FenceProperties settings) {
        this.redis = redis;
        this.fillBelow = settings.fillBelow();
    }

    boolean isTight() {
        return tight;
    }

    void look() {
        try {
            StateConnection reader = redis.reader();
            String info = reader.answer(reader.commands().info("memory"));
            long most = number(MOST, info);
            tight = most > 0 && number(USED, info) * PERCENT > most * fillBelow;
        } catch (FenceUnavailableException down) {
            tight = false;
        }
    }

    private static long number(Pattern pattern, String info) {
        Matcher found = pattern.matcher(info);
        return found.find() ? Long.parseLong(found.group(1)) : 0;
    }
}
