package io.goodsflow.kit.messaging;

import java.time.Duration;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;

/**
 * Lets running handlers finish when the service stops. The bindings stop first and take no more messages; what the
 * client had fetched already is refused here and delivered again to another instance or after the restart.
 */
final class ConsumerDrain implements SmartLifecycle {

    /** Right after the input bindings of Spring Cloud Stream. */
    static final int PHASE = Integer.MAX_VALUE - 1001;

    private static final Logger log = LoggerFactory.getLogger(ConsumerDrain.class);

    private final Duration timeout;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition idle = lock.newCondition();
    private boolean open = true;
    private int handling;

    ConsumerDrain(MessagingProperties properties) {
        this.timeout = properties.consumer().drainTimeout();
    }

    void enter() {
        lock.lock();
        try {
            if (!open) {
                throw new IllegalStateException("the service is stopping");
            }
            handling++;
        } finally {
            lock.unlock();
        }
    }

    void leave() {
        lock.lock();
        try {
            handling--;
            idle.signalAll();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void start() {
        lock.lock();
        try {
            open = true;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void stop() {
        lock.lock();
        try {
            open = false;
            long left = timeout.toNanos();
            while (handling > 0 && left > 0) {
                left = idle.awaitNanos(left);
            }
            if (handling > 0) {
                log.warn("{} handlers still ran after {}; their messages are delivered again", handling, timeout);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public boolean isRunning() {
        lock.lock();
        try {
            return open;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public int getPhase() {
        return PHASE;
    }

    @Override
    public boolean isAutoStartup() {
        return true;
    }
}
