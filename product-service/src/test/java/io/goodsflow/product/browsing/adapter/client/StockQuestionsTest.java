package io.goodsflow.product.browsing.adapter.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.goodsflow.product.Together;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class StockQuestionsTest {

    private final Queue<List<Long>> calls = new ConcurrentLinkedQueue<>();
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final List<StockQuestions> asked = new CopyOnWriteArrayList<>();

    @AfterEach
    void nobodyAsks() {
        threads.shutdownNow();
        asked.forEach(StockQuestions::close);
    }

    @Test
    void aLonelyQuestionIsAskedAtOnce() {
        assertThat(questions(this::answer).ask(List.of(1L, 2L))).containsOnly(Map.entry(1L, 10L), Map.entry(2L, 20L));
        assertThat(calls).containsExactly(List.of(1L, 2L));
    }

    @Test
    void questionsGatherWhileACallIsUnderWay() throws Exception {
        CountDownLatch gate = new CountDownLatch(1);
        StockQuestions questions = questions(skuIds -> {
            Map<Long, Long> answer = answer(skuIds);
            if (skuIds.contains(0L)) {
                awaitGate(gate);
            }
            return answer;
        });
        Future<Map<Long, Long>> first = threads.submit(() -> questions.ask(List.of(0L)));
        await().until(() -> calls.size() == 1);
        List<Future<Map<Long, Long>>> others = LongStream.rangeClosed(1, 20)
                .mapToObj(sku -> threads.submit(() -> questions.ask(List.of(sku))))
                .toList();
        await().until(() -> questions.gathered() == 20);
        gate.countDown();

        assertThat(first.get()).containsEntry(0L, 0L);
        for (int i = 0; i < 20; i++) {
            assertThat(others.get(i).get()).containsEntry(i + 1L, 10L * (i + 1));
        }
        assertThat(calls).hasSize(2);
    }

    @Test
    void whoWaitsTooLongDoesNotHearAndTheNextOneDoes() throws Exception {
        CountDownLatch gate = new CountDownLatch(1);
        StockQuestions questions = questions(
                skuIds -> {
                    if (skuIds.contains(0L)) {
                        awaitGate(gate);
                    }
                    return answer(skuIds);
                },
                1,
                Duration.ofMillis(200));
        Future<Map<Long, Long>> first = threads.submit(() -> questions.ask(List.of(0L)));

        await().untilAsserted(() -> assertThat(questions.ask(List.of(1L))).isEmpty());
        assertThat(first.get()).as("whose call it is").isEmpty();
        assertThat(questions.underWay()).isOne();
        gate.countDown();
        await().untilAsserted(() -> assertThat(questions.ask(List.of(2L))).containsEntry(2L, 20L));
    }

    @Test
    void afterACallThatFailedNobodyAsksForAWhileAndWhoWaitedHearsAtOnce() throws Exception {
        CountDownLatch gate = new CountDownLatch(1);
        StockQuestions questions = keep(new StockQuestions(
                (skuIds, trace) -> {
                    answer(skuIds);
                    awaitGate(gate);
                    return Optional.empty();
                },
                1,
                Duration.ofSeconds(20),
                Duration.ofHours(1)));
        Future<Map<Long, Long>> first = threads.submit(() -> questions.ask(List.of(1L)));
        await().until(() -> calls.size() == 1);
        Future<Map<Long, Long>> second = threads.submit(() -> questions.ask(List.of(2L)));
        await().until(() -> questions.gathered() == 1);
        gate.countDown();

        assertThat(first.get()).isEmpty();
        assertThat(second.get()).isEmpty();
        assertThat(questions.ask(List.of(3L))).isEmpty();
        await().until(() -> questions.underWay() == 0);
        assertThat(questions.ask(List.of(4L))).isEmpty();
        assertThat(calls).containsExactly(List.of(1L));
    }

    @Test
    void afterTheRestOnePageAsksForAllUntilThereIsAnAnswer() throws Exception {
        CountDownLatch gate = new CountDownLatch(1);
        StockQuestions questions = keep(new StockQuestions(
                (skuIds, trace) -> {
                    Map<Long, Long> answer = answer(skuIds);
                    if (skuIds.contains(0L)) {
                        return Optional.empty();
                    }
                    awaitGate(gate);
                    return Optional.of(answer);
                },
                4,
                Duration.ofSeconds(20),
                Duration.ofMillis(1)));
        assertThat(questions.ask(List.of(0L))).isEmpty();
        await().until(() -> questions.underWay() == 0);
        Future<Map<Long, Long>> probe = threads.submit(() -> questions.ask(List.of(1L)));
        await().until(() -> calls.size() == 2);

        assertThat(questions.ask(List.of(2L))).as("while one asks").isEmpty();
        gate.countDown();

        assertThat(probe.get()).containsEntry(1L, 10L);
        assertThat(questions.ask(List.of(3L))).containsEntry(3L, 30L);
        assertThat(calls).containsExactly(List.of(0L), List.of(1L), List.of(3L));
    }

    @Test
    void aCallThatBreaksLeavesNoPageWithoutAnAnswer() {
        StockQuestions questions = keep(new StockQuestions(
                (skuIds, trace) -> {
                    if (skuIds.contains(0L)) {
                        throw new IllegalStateException("a bug");
                    }
                    return Optional.of(answer(skuIds));
                },
                1,
                Duration.ofSeconds(20),
                Duration.ZERO));

        assertThat(questions.ask(List.of(0L))).isEmpty();
        await().untilAsserted(() -> assertThat(questions.ask(List.of(1L))).containsEntry(1L, 10L));
    }

    @Test
    void noQuestionIsLost() throws Exception {
        StockQuestions questions = questions(this::answer, 3, Duration.ofSeconds(20));

        List<Map<Long, Long>> answers = Together.run(32, n -> {
            Map<Long, Long> last = Map.of();
            for (long round = 0; round < 200; round++) {
                long sku = n * 1000L + round;
                last = questions.ask(List.of(sku));
                assertThat(last).containsEntry(sku, sku * 10);
            }
            return last;
        });

        assertThat(answers).hasSize(32);
        await().until(() -> questions.underWay() == 0);
        assertThat(calls.size()).isLessThanOrEqualTo(32 * 200);
    }

    @Test
    void aCallHasAtMostAThousandSkus() throws Exception {
        StockQuestions questions = questions(this::answer);
        List<Long> many = LongStream.range(0, 500).boxed().toList();

        Together.run(
                16, n -> questions.ask(many.stream().map(sku -> sku + 1000L * n).toList()));

        assertThat(calls).allSatisfy(call -> assertThat(call).hasSizeLessThanOrEqualTo(1000));
    }

    private StockQuestions questions(Function<List<Long>, Map<Long, Long>> call) {
        return questions(call, 1, Duration.ofSeconds(20));
    }

    private StockQuestions questions(Function<List<Long>, Map<Long, Long>> call, int callsAtOnce, Duration patience) {
        return keep(new StockQuestions(
                (skuIds, trace) -> Optional.of(call.apply(skuIds)), callsAtOnce, patience, Duration.ofHours(1)));
    }

    private StockQuestions keep(StockQuestions questions) {
        asked.add(questions);
        return questions;
    }

    private Map<Long, Long> answer(List<Long> skuIds) {
        calls.add(skuIds);
        return skuIds.stream().collect(Collectors.toMap(sku -> sku, sku -> sku * 10));
    }

    private static void awaitGate(CountDownLatch gate) {
        try {
            gate.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
