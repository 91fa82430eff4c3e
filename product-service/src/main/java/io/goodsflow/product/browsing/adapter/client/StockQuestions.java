package io.goodsflow.product.browsing.adapter.client;

import io.goodsflow.kit.trace.Tracing;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Pages that are looked at together ask for their stock together: while as many calls are under way as may be, questions
 * gather, and the next call takes them all. A lonely question waits for nobody. Every figure is asked for after its page
 * was, so none is older than its question.
 *
 * <p>Calls have threads of their own, so that no page waits longer than it is patient. After a call that failed nobody asks
 * for a while, then one page does for all.
 */
final class StockQuestions implements AutoCloseable {

    private static final Logger log = LoggerFactory.getLogger(StockQuestions.class);
    private static final int MOST_SKUS = 1000;
    private static final long IDLE_SECONDS = 60;

    private final Call call;
    private final int callsAtOnce;
    private final Duration patience;
    private final Duration rest;
    private final ThreadPoolExecutor threads;
    private final Deque<Question> waiting = new ArrayDeque<>();
    private int calls;
    private boolean isInDoubt;
    private long restEnd;

    /**
     * @param patience who waits longer does not hear
     * @param rest how long nobody asks after a call that failed
     */
    StockQuestions(Call call, int callsAtOnce, Duration patience, Duration rest) {
        this.call = call;
        this.callsAtOnce = callsAtOnce;
        this.patience = patience;
        this.rest = rest;
        this.threads = new ThreadPoolExecutor(
                callsAtOnce, callsAtOnce, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), task -> {
                    Thread thread = new Thread(task, "stock-questions");
                    thread.setDaemon(true);
                    return thread;
                });
        threads.allowCoreThreadTimeOut(true);
    }

    /** Figures of more SKUs than asked for, or of none if there was no answer in time. */
    Map<Long, Long> ask(Collection<Long> skuIds) {
        Question mine = new Question(List.copyOf(skuIds), Tracing.traceparent(), new CompletableFuture<>());
        if (!accepts(mine)) {
            return Map.of();
        }
        try {
            return mine.answer().get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            return givenUp(mine);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return givenUp(mine);
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        }
    }

    /** How many wait for the next call. */
    int gathered() {
        synchronized (waiting) {
            return waiting.size();
        }
    }

    /** How many call, or are about to. */
    int underWay() {
        synchronized (waiting) {
            return calls;
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }

    private boolean accepts(Question question) {
        synchronized (waiting) {
            if (isInDoubt && (calls > 0 || System.nanoTime() - restEnd < 0)) {
                return false;
            }
            if (calls < callsAtOnce) {
                threads.execute(this::callWhileAsked);
                calls++;
            }
            waiting.add(question);
            return true;
        }
    }

    private void callWhileAsked() {
        for (List<Question> next = next(); !next.isEmpty(); next = next()) {
            callFor(next);
        }
    }

    /** Empty if nobody waits; then there is a call less under way. */
    private List<Question> next() {
        List<Question> together = new ArrayList<>();
        synchronized (waiting) {
            int skus = 0;
            while (!waiting.isEmpty()
                    && (together.isEmpty()
                            || skus + waiting.peekFirst().skuIds().size() <= MOST_SKUS)) {
                Question next = waiting.removeFirst();
                together.add(next);
                skus += next.skuIds().size();
            }
            if (together.isEmpty()) {
                calls--;
            }
        }
        return together;
    }

    private void callFor(List<Question> together) {
        Set<Long> skuIds = new LinkedHashSet<>();
        together.forEach(question -> skuIds.addAll(question.skuIds()));
        Optional<Map<Long, Long>> figures = Optional.empty();
        try {
            figures = call.of(List.copyOf(skuIds), together.get(0).traceparent());
        } catch (RuntimeException | Error bug) {
            log.error("stock is unknown, it could not be asked for", bug);
        }
        List<Question> answered = new ArrayList<>(together);
        synchronized (waiting) {
            isInDoubt = figures.isEmpty();
            if (isInDoubt) {
                restEnd = System.nanoTime() + rest.toNanos();
                answered.addAll(waiting);
                waiting.clear();
            }
        }
        for (Question question : answered) {
            question.answer().complete(figures.orElse(Map.of()));
        }
    }

    private Map<Long, Long> givenUp(Question mine) {
        synchronized (waiting) {
            waiting.remove(mine);
        }
        return Map.of();
    }

    /** One call. */
    interface Call {

        /**
         * @param skuIds up to 1000, or those of one page
         * @param traceparent the page that it is made for
         * @return empty if there was no answer; no exception is expected
         */
        Optional<Map<Long, Long>> of(List<Long> skuIds, @Nullable String traceparent);
    }

    /** One page's question. */
    private record Question(
            List<Long> skuIds, @Nullable String traceparent, CompletableFuture<Map<Long, Long>> answer) {

        @Override
        public boolean equals(@Nullable Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }
    }
}
