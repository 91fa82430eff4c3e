package io.goodsflow.demo;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/** Asks again and again until there is an answer or the time is over. */
public final class Patience {

    private static final Duration BETWEEN = Duration.ofMillis(300);

    private Patience() {}

    /**
     * The first answer.
     *
     * @param what completes the sentence "… did not happen within …"
     * @throws DemoFailed when the time is over
     */
    public static <T> T until(Duration limit, String what, Supplier<Optional<T>> question) {
        long end = System.nanoTime() + limit.toNanos();
        while (true) {
            Optional<T> answer = question.get();
            if (answer.isPresent()) {
                return answer.get();
            }
            if (System.nanoTime() > end) {
                throw new DemoFailed(what + " did not happen within " + limit.toSeconds() + " s.");
            }
            // The API is asked from outside; there is nothing here to be woken by.
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(BETWEEN.toMillis()));
            if (Thread.interrupted()) {
                throw new DemoFailed("Interrupted while waiting: " + what + ".");
            }
        }
    }
}
