package io.goodsflow.product;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;

/** Starts many actions at the same moment. */
public final class Together {

    private Together() {}

    /** @return the results, in the order of the actions */
    public static <R> List<R> run(List<Callable<R>> actions) throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(actions.size());
        CountDownLatch start = new CountDownLatch(1);
        try {
            List<Future<R>> running = new ArrayList<>();
            for (Callable<R> action : actions) {
                running.add(threads.submit(() -> {
                    start.await();
                    return action.call();
                }));
            }
            start.countDown();
            List<R> results = new ArrayList<>();
            for (Future<R> future : running) {
                results.add(future.get());
            }
            return results;
        } finally {
            threads.shutdownNow();
        }
    }

    /** The same, with the number of the action. */
    public static <R> List<R> run(int times, IntFunction<R> action) throws InterruptedException, ExecutionException {
        List<Callable<R>> actions = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            int number = i;
            actions.add(() -> action.apply(number));
        }
        return run(actions);
    }
}
