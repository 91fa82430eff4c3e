package io.goodsflow.bench.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.HdrHistogram.ConcurrentHistogram;

/** Does a number of operations by some threads, each thread one after the other. */
public final class Workers {

    private static final long LONGEST_MICROS = TimeUnit.MINUTES.toMicros(10);
    private static final int DIGITS = 3;

    private Workers() {}

    /** @throws BenchFailed if an operation fails; the others are not done then */
    public static Latency run(int threads, int operations, Operation operation) {
        ConcurrentHistogram micros = new ConcurrentHistogram(LONGEST_MICROS, DIGITS);
        AtomicInteger next = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> running = new ArrayList<>();
            for (int thread = 0; thread < threads; thread++) {
                int worker = thread;
                running.add(pool.submit(() -> {
                    for (int number = next.getAndIncrement(); number < operations; number = next.getAndIncrement()) {
                        long begin = System.nanoTime();
                        operation.run(worker, number);
                        micros.recordValue(Math.min(LONGEST_MICROS, (System.nanoTime() - begin) / 1_000));
                    }
                    return null;
                }));
            }
            for (Future<?> one : running) {
                one.get();
            }
            return Latency.of(micros);
        } catch (ExecutionException failed) {
            throw new BenchFailed("An operation failed: " + failed.getCause(), failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new BenchFailed("Interrupted.", interrupted);
        } finally {
            pool.shutdownNow();
        }
    }

    /** One operation, by the thread and with the number that are told, both from 0. */
    @FunctionalInterface
    public interface Operation {
        void run(int thread, int number) throws Exception;
    }
}
