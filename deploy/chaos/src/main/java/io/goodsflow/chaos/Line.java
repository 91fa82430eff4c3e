package io.goodsflow.chaos;

import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** What data has to pass: at once, slowly, or not before it is healed. */
final class Line {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition healed = lock.newCondition();
    private boolean cut;
    private long millis;
    private long jitter;

    void slow(long atLeast, long upToMore) {
        set(false, atLeast, upToMore);
    }

    void cut() {
        set(true, 0, 0);
    }

    void heal() {
        set(false, 0, 0);
    }

    /** Returns when the piece at hand may pass. */
    void pass() throws InterruptedException {
        long wait;
        lock.lock();
        try {
            while (cut) {
                healed.await();
            }
            wait = millis + (jitter == 0 ? 0 : ThreadLocalRandom.current().nextLong(jitter + 1));
        } finally {
            lock.unlock();
        }
        TimeUnit.MILLISECONDS.sleep(wait);
    }

    private void set(boolean newCut, long newMillis, long newJitter) {
        lock.lock();
        try {
            cut = newCut;
            millis = newMillis;
            jitter = newJitter;
            healed.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
