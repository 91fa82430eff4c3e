package io.goodsflow.kit.feign;

import feign.RequestTemplate;
import feign.RetryableException;
import feign.Retryer;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Repeats a call only where that is safe: reads, writes named by {@link SafeToRepeat}, and once any call whose token was
 * refused, since a 401 has done nothing. One instance per call.
 */
final class Repeats implements Retryer {

    private static final long FIRST_PAUSE_MILLIS = 100;

    private final int max;
    private final Duration budget;
    private final long start = System.nanoTime();
    private int done;
    private boolean tokenRenewed;

    Repeats(int max, Duration budget) {
        this.max = max;
        this.budget = budget;
    }

    @Override
    public void continueOrPropagate(RetryableException failure) {
        if (failure instanceof UnreadableAnswer) {
            throw failure;
        }
        if (failure.getCause() instanceof RemoteRefusedException) {
            if (tokenRenewed) {
                throw failure;
            }
            tokenRenewed = true;
            return;
        }
        if (done >= max || System.nanoTime() - start > budget.toNanos() || !isSafe(failure)) {
            throw failure;
        }
        done++;
        pause();
        if (Thread.currentThread().isInterrupted()) {
            throw failure;
        }
    }

    /** Half fixed, half random, so that callers that failed together do not come back together. */
    private void pause() {
        long full = FIRST_PAUSE_MILLIS << (done - 1);
        long millis = full / 2 + ThreadLocalRandom.current().nextLong(full / 2 + 1);
        LockSupport.parkNanos(this, TimeUnit.MILLISECONDS.toNanos(millis));
    }

    private static boolean isSafe(RetryableException failure) {
        if (Outcome.isRead(failure.request())) {
            return true;
        }
        RequestTemplate template = failure.request().requestTemplate();
        Class<?> client = template.feignTarget().type();
        SafeToRepeat safe = client.getAnnotation(SafeToRepeat.class);
        return safe != null
                && Arrays.asList(namesOf(client, safe))
                        .contains(template.methodMetadata().method().getName());
    }

    private static String[] namesOf(Class<?> client, SafeToRepeat safe) {
        for (String name : safe.value()) {
            if (Arrays.stream(client.getMethods()).noneMatch(m -> m.getName().equals(name))) {
                throw new IllegalStateException("@SafeToRepeat on " + client.getName() + ": no method " + name);
            }
        }
        return safe.value();
    }

    @Override
    @SuppressWarnings("MissingSuperCall")
    public Retryer clone() {
        return new Repeats(max, budget);
    }
}
