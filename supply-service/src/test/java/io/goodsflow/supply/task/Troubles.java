package io.goodsflow.supply.task;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Trouble on demand. */
final class Troubles {
    private final Map<String, Integer> left = new ConcurrentHashMap<>();
    private final Map<String, Trouble> expected = new ConcurrentHashMap<>();

    void expect(String call, Trouble trouble, int times) {
        expected.put(call, trouble);
        left.put(call, times);
    }

    /** What this call runs into. */
    Trouble next(String call) {
        Integer rest = left.computeIfPresent(call, (id, count) -> count - 1);
        return rest == null || rest < 0 ? Trouble.NONE : expected.getOrDefault(call, Trouble.NONE);
    }
}
