package io.goodsflow.kit.feign;

import feign.Request;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Bounds the calls under way to each service, so that a slow one does not take every thread with it. */
final class Places {

    private final Map<String, Semaphore> byService = new ConcurrentHashMap<>();
    private final int max;
    private final Duration patience;

    Places(int max, Duration patience) {
        this.max = max;
        this.patience = patience;
    }

    /** A place to be given back. */
    interface Place extends AutoCloseable {
        @Override
        void close();
    }

    Place take(Request request) {
        Semaphore free = byService.computeIfAbsent(Outcome.nameOf(request), service -> new Semaphore(max));
        try {
            if (free.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                return free::release;
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw Outcome.unavailable(request, "interrupted before sending", interrupted);
        }
        throw Outcome.unavailable(request, max + " calls are under way already", null);
    }
}
