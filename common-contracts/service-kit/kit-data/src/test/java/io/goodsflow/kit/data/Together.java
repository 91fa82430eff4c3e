package io.goodsflow.kit.data;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Runs the same work on several threads that start at one moment. */
public final class Together {

    private static final int SECONDS = 60;

    private Together() {}

    /** Results in no order; the first failure is thrown. */
    public static <R> List<R> run(int threads, Callable<R> work) throws Exception {
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            CountDownLatch ready = new CountDownLatch(threads);
            List<Future<R>> futures = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                futures.add(executor.submit(() -> {
                    ready.countDown();
                    await(ready);
                    return work.call();
                }));
            }
            return results(futures);
        } finally {
            executor.shutdownNow();
        }
    }

    /** Waits for a moment that another thread marks. */
    public static void await(CountDownLatch latch) {
        try {
            if (!latch.await(SECONDS, TimeUnit.SECONDS)) {
                throw new IllegalStateException("nobody came in " + SECONDS + " s");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static <R> List<R> results(List<Future<R>> futures)
            throws InterruptedException, ExecutionException, TimeoutException {
        List<R> results = new ArrayList<>();
        for (Future<R> future : futures) {
            results.add(future.get(SECONDS, TimeUnit.SECONDS));
        }
        return results;
    }
}
