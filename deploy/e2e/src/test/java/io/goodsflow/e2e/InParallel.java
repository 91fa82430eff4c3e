package io.goodsflow.e2e;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;

/** A few requests at a time, answers in the order of the questions. */
final class InParallel {

    private static final int THREADS = 8;

    private InParallel() {}

    static <Q, A> List<A> map(List<Q> questions, Function<Q, A> ask) {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<CompletableFuture<A>> answers = questions.stream()
                    .map(question -> CompletableFuture.supplyAsync(() -> ask.apply(question), threads))
                    .toList();
            return answers.stream().map(CompletableFuture::join).toList();
        } finally {
            threads.shutdownNow();
        }
    }
}
