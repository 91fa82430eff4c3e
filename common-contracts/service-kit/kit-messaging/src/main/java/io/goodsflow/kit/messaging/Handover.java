package io.goodsflow.kit.messaging;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Short cuts from a committed transaction to this process's relay, so that neither waits for a look into the table.
 * Bounded in rows and characters: what does not fit, or is lost with the process, the relay finds in the table.
 */
final class Handover {

    private static final int MAX_ROWS = 2_000;
    private static final long MAX_CHARACTERS = 8L * 1024 * 1024;
    private static final int MAX_CONFIRMED = 10_000;

    /** Closing a row is not urgent, and many are closed by one statement. */
    private static final long GATHER_NANOS = Duration.ofMillis(100).toNanos();

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition work = lock.newCondition();
    private final Deque<OutboxRow> fresh = new ArrayDeque<>();
    private final List<String> confirmed = new ArrayList<>();
    private long characters;
    private long firstConfirmed;
    private boolean woken;

    /** Rows that were committed without a half message. */
    void offer(List<OutboxRow> rows) {
        lock.lock();
        try {
            for (OutboxRow row : rows) {
                if (fresh.size() >= MAX_ROWS || characters + row.body().length() > MAX_CHARACTERS) {
                    return;
                }
                fresh.add(row);
                characters += row.body().length();
            }
            work.signal();
        } finally {
            lock.unlock();
        }
    }

    /** A row whose half message was taken and whose transaction committed in time: it can be closed. */
    void confirm(String eventId) {
        lock.lock();
        try {
            if (confirmed.isEmpty()) {
                firstConfirmed = System.nanoTime();
                work.signal();
            }
            if (confirmed.size() < MAX_CONFIRMED) {
                confirmed.add(eventId);
            }
        } finally {
            lock.unlock();
        }
    }

    List<OutboxRow> takeFresh(int most) {
        lock.lock();
        try {
            List<OutboxRow> taken = new ArrayList<>();
            while (taken.size() < most && !fresh.isEmpty()) {
                OutboxRow row = fresh.poll();
                characters -= row.body().length();
                taken.add(row);
            }
            return taken;
        } finally {
            lock.unlock();
        }
    }

    /** Empty while more may be gathered. */
    List<String> takeConfirmed(int most, boolean stopping) {
        lock.lock();
        try {
            if (!stopping && confirmed.size() < most && gatheringNanos() > 0) {
                return List.of();
            }
            List<String> first = confirmed.subList(0, Math.min(most, confirmed.size()));
            List<String> taken = List.copyOf(first);
            first.clear();
            return taken;
        } finally {
            lock.unlock();
        }
    }

    /** Returns when there is something to take, when woken, or after the time. */
    void await(long millis) throws InterruptedException {
        lock.lock();
        try {
            long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
            long left = leftUntil(end);
            while (fresh.isEmpty() && !woken && left > 0) {
                work.awaitNanos(left);
                left = leftUntil(end);
            }
            woken = false;
        } finally {
            lock.unlock();
        }
    }

    private long leftUntil(long end) {
        long left = end - System.nanoTime();
        return confirmed.isEmpty() ? left : Math.min(left, gatheringNanos());
    }

    private long gatheringNanos() {
        return firstConfirmed + GATHER_NANOS - System.nanoTime();
    }

    void wake() {
        lock.lock();
        try {
            woken = true;
            work.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
