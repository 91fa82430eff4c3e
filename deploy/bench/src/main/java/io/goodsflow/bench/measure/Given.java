package io.goodsflow.bench.measure;

import java.util.ArrayDeque;
import java.util.Deque;

/** What has to be given back, the last first; one that cannot be does not keep the others. */
public final class Given implements AutoCloseable {

    private final Deque<AutoCloseable> taken = new ArrayDeque<>();

    public <T extends AutoCloseable> T keep(T one) {
        taken.push(one);
        return one;
    }

    @Override
    public void close() {
        BenchFailed failure = null;
        while (!taken.isEmpty()) {
            try {
                taken.pop().close();
            } catch (Exception e) {
                BenchFailed now = new BenchFailed("Something could not be given back: " + e, e);
                if (failure == null) {
                    failure = now;
                } else {
                    failure.addSuppressed(now);
                }
            }
        }
        if (failure != null) {
            throw failure;
        }
    }
}
