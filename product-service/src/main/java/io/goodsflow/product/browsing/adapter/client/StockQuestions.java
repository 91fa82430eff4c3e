package io.goodsflow.product.browsing.adapter.client;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/**
 * Pages that are looked at together ask for their stock together: while as many calls are under way as may be, questions
 * gather, and the next call takes them all. A lonely question waits for nobody. Every figure is asked for after its page
 * was, so none is older than its question.
 */
final class StockQuestions {

    private static final int MOST_SKUS = 1000;

    private final Function<List<Long>, Map<Long, Long>> call;
    private final int callsAtOnce;
    private final Duration patience;
    private final Deque<Question> waiting = new ArrayDeque<>();
    private int calls;

    /**
     * @param call asks for up to 1000 SKUs and never throws what is expected to happen
     * @param patience who waits longer does not hear
     */
    StockQuestions(Function<List<Long>, Map<Long, Long>> call, int callsAtOnce, Duration patience) {
        this.call = call;
        this.callsAtOnce = callsAtOnce;
        this.patience = patience;
    }

    /** Figures of more SKUs than asked for, or of none if there was no answer in time. */
    Map<Long, Long> ask(Collection<Long> skuIds) {
        Question mine = new Question(skuIds);
        synchronized (waiting) {
            waiting.add(mine);
            if (calls < callsAtOnce) {
                calls++;
                mine.turn.complete(Turn.CALL);
            }
        }
        boolean called = false;
        try {
            if (mine.turn.get(patience.toMillis(), TimeUnit.MILLISECONDS) == Turn.CALL) {
                called = true;
                callForAll();
            }
            return mine.answer.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            return givenUp(mine, called);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return givenUp(mine, called);
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

    private void callForAll() {
        List<Question> together = new ArrayList<>();
        Set<Long> skuIds = new LinkedHashSet<>();
        synchronized (waiting) {
            while (!waiting.isEmpty()
                    && (together.isEmpty()
                            || skuIds.size() + waiting.peekFirst().skuIds.size() <= MOST_SKUS)) {
                Question next = waiting.removeFirst();
                together.add(next);
                skuIds.addAll(next.skuIds);
                next.turn.complete(Turn.LISTEN);
            }
        }
        Map<Long, Long> figures = Map.of();
        try {
            figures = skuIds.isEmpty() ? Map.of() : call.apply(List.copyOf(skuIds));
        } finally {
            for (Question question : together) {
                question.answer.complete(figures);
            }
            passOn();
        }
    }

    /** The first who has no turn yet is next; without one there is a call less under way. */
    private void passOn() {
        synchronized (waiting) {
            for (Question next : waiting) {
                if (next.turn.complete(Turn.CALL)) {
                    return;
                }
            }
            calls--;
        }
    }

    /** Whoever was to call and is gone hands his turn on. */
    private Map<Long, Long> givenUp(Question mine, boolean called) {
        synchronized (waiting) {
            waiting.remove(mine);
            if (!called && mine.turn.getNow(Turn.LISTEN) == Turn.CALL) {
                passOn();
            }
        }
        return Map.of();
    }

    /** What a question does when it is its turn. */
    private enum Turn {
        CALL,
        LISTEN
    }

    /** One page's question. */
    private static final class Question {
        private final Collection<Long> skuIds;
        private final CompletableFuture<Turn> turn = new CompletableFuture<>();
        private final CompletableFuture<Map<Long, Long>> answer = new CompletableFuture<>();

        Question(Collection<Long> skuIds) {
            this.skuIds = List.copyOf(skuIds);
        }
    }
}
