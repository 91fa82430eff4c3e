package io.goodsflow.kit.data.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.KitDataTest;
import io.goodsflow.kit.data.SteppedCommands;
import io.goodsflow.kit.data.SteppedCommands.Steps;
import io.goodsflow.kit.data.Together;
import io.goodsflow.kit.data.Transactions;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;

@KitDataTest
class SteppedCommandsTest {

    @Autowired
    SteppedCommands commands;

    @Autowired
    Transactions transactions;

    @Autowired
    JdbcTemplate jdbc;

    private final CommandKey key = IdempotentCommandsTest.newKey();
    private final Peers peers = new Peers();

    record Answer(String draft, String stock, String submission) {}

    /** Where a process dies. */
    enum Point {
        BEFORE_FIRST,
        IN_FIRST,
        BETWEEN_FIRST_AND_SECOND,
        IN_SECOND,
        BETWEEN_SECOND_AND_THIRD,
        IN_THIRD,
        BEFORE_ANSWER
    }

    static class Crash extends Error {
        private static final long serialVersionUID = 1L;
    }

    @ParameterizedTest
    @EnumSource(Point.class)
    void afterACrashAnotherProcessResumesWhereTheFirstStopped(Point point) {
        assertThatThrownBy(() -> commands.execute(key, "content", Answer.class, crashingAt(point)))
                .isInstanceOf(Crash.class);

        assertRefusedWhileLeased();
        expire();
        Answer answer = commands.execute(key, "content", Answer.class, crashingAt(null));
        Answer repeated = commands.execute(key, "content", Answer.class, crashingAt(Point.BEFORE_FIRST));

        assertThat(answer).isEqualTo(new Answer("draft 1", "stock 1", "submission 1"));
        assertThat(repeated).isEqualTo(answer);
        assertThat(peers.callsWithoutCrash()).isEqualTo(3);
        assertThat(peers.effects()).isEqualTo(3);
    }

    @Test
    void aRememberedStepIsNotCalledAgain() {
        assertThatThrownBy(() -> commands.execute(key, "content", Answer.class, crashingAt(Point.IN_THIRD)))
                .isInstanceOf(Crash.class);
        expire();

        commands.execute(key, "content", Answer.class, crashingAt(null));

        assertThat(peers.calls("draft")).hasSize(1);
        assertThat(peers.calls("stock")).hasSize(1);
        assertThat(peers.calls("submission"))
                .hasSize(2)
                .containsOnly(peers.calls("submission").get(0));
    }

    @Test
    void stepIdsFitARequestIdAndDifferByStepAndCommand() {
        commands.execute(key, "content", Answer.class, crashingAt(null));
        commands.execute(IdempotentCommandsTest.newKey(), "content", Answer.class, crashingAt(null));

        assertThat(peers.effects()).isEqualTo(6);
        assertThat(peers.allIds()).allSatisfy(id -> assertThat(id).hasSizeLessThanOrEqualTo(64));
    }

    @Test
    void aHolderThatComesBackAfterATakeOverWritesNothing() throws Exception {
        CountDownLatch inSecond = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        ExecutorService slow = Executors.newSingleThreadExecutor();
        try {
            Future<Answer> late = slow.submit(() -> commands.execute(key, "content", Answer.class, steps -> {
                steps.step("draft", String.class, id -> "draft of the first");
                String stock = steps.step("stock", String.class, id -> {
                    inSecond.countDown();
                    Together.await(goOn);
                    return "stock of the first";
                });
                return new Answer("never", stock, "never");
            }));
            Together.await(inSecond);
            expire();
            Answer answer = commands.execute(
                    key,
                    "content",
                    Answer.class,
                    steps -> new Answer(
                            steps.step("draft", String.class, id -> "draft of the second"),
                            steps.step("stock", String.class, id -> "stock of the second"),
                            "done"));
            goOn.countDown();

            assertThat(answer).isEqualTo(new Answer("draft of the first", "stock of the second", "done"));
            assertThat(late.get(30, TimeUnit.SECONDS)).isEqualTo(answer);
        } finally {
            goOn.countDown();
            slow.shutdownNow();
        }
    }

    @Test
    void ofConcurrentCallsOneRunsAndTheOthersSeeItsAnswerOrThatItRuns() throws Exception {
        AtomicInteger ran = new AtomicInteger();

        List<String> outcomes = Together.run(6, () -> {
            try {
                return commands.execute(
                        key,
                        "content",
                        String.class,
                        steps -> steps.step("only", String.class, id -> "answer " + ran.incrementAndGet()));
            } catch (GoodsflowException e) {
                return e.errorCode().code();
            }
        });

        assertThat(ran).hasValue(1);
        assertThat(outcomes).contains("answer 1").containsAnyOf("answer 1", "request.in_progress");
        assertThat(outcomes)
                .allMatch(outcome -> List.of("answer 1", "request.in_progress").contains(outcome));
    }

    @Test
    void theSameKeyWithOtherContentIsRefusedEvenWhileItRuns() {
        commands.execute(key, "content", String.class, steps -> {
            assertRefused(CommonError.IDEMPOTENCY_KEY_REUSED, "other content");
            return "done";
        });

        assertRefused(CommonError.IDEMPOTENCY_KEY_REUSED, "other content");
    }

    @Test
    void aRefusalBeforeTheFirstStepLeavesNoTrace() {
        assertThatThrownBy(() -> commands.execute(key, "wrong content", String.class, steps -> {
                    throw new IllegalArgumentException("refused");
                }))
                .hasMessage("refused");

        assertThat(commands.execute(key, "right content", String.class, steps -> "done"))
                .isEqualTo("done");
    }

    @Test
    void aRefusalAfterAStepCanBeResumedAtOnce() {
        assertThatThrownBy(() -> commands.execute(key, "content", Answer.class, steps -> {
                    steps.step("draft", String.class, peers.call("draft"));
                    throw new IllegalStateException("the peer is down");
                }))
                .hasMessage("the peer is down");

        Answer answer = commands.execute(key, "content", Answer.class, crashingAt(null));

        assertThat(answer.draft()).isEqualTo("draft 1");
        assertThat(peers.calls("draft")).hasSize(1);
    }

    @Test
    void nothingIsAResultAndAnAnswerToo() {
        AtomicInteger ran = new AtomicInteger();
        for (int i = 0; i < 2; i++) {
            assertThat(commands.execute(key, "content", Void.class, steps -> {
                        ran.incrementAndGet();
                        return steps.step("only", Void.class, id -> null);
                    }))
                    .isNull();
        }
        assertThat(ran).hasValue(1);
    }

    @Test
    void stepsDoNotRunInsideATransaction() {
        assertThatThrownBy(
                        () -> transactions.run(() -> commands.execute(key, "content", String.class, steps -> "never")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("must not run inside a transaction");
    }

    @Test
    void aStepIdIsUsedOnceAndIsAName() {
        assertThatThrownBy(() -> commands.execute(key, "content", String.class, steps -> {
                    steps.step("twice", String.class, id -> "a");
                    return steps.step("twice", String.class, id -> "b");
                }))
                .hasMessageContaining("called twice");
        assertThatThrownBy(() -> commands.execute(
                        IdempotentCommandsTest.newKey(),
                        "content",
                        String.class,
                        steps -> steps.step("No Name", String.class, id -> "a")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private Function<Steps, Answer> crashingAt(Point point) {
        return steps -> {
            crashIf(point, Point.BEFORE_FIRST);
            String draft = steps.step("draft", String.class, peers.call("draft", point == Point.IN_FIRST));
            crashIf(point, Point.BETWEEN_FIRST_AND_SECOND);
            String stock = steps.step("stock", String.class, peers.call("stock", point == Point.IN_SECOND));
            crashIf(point, Point.BETWEEN_SECOND_AND_THIRD);
            String submission =
                    steps.step("submission", String.class, peers.call("submission", point == Point.IN_THIRD));
            crashIf(point, Point.BEFORE_ANSWER);
            return new Answer(draft, stock, submission);
        };
    }

    private static void crashIf(Point point, Point here) {
        if (point == here) {
            throw new Crash();
        }
    }

    private void assertRefusedWhileLeased() {
        assertRefused(CommonError.IN_PROGRESS, "content");
    }

    private void assertRefused(CommonError error, String content) {
        assertThatThrownBy(() -> commands.execute(key, content, String.class, steps -> "never"))
                .isInstanceOfSatisfying(
                        GoodsflowException.class, e -> assertThat(e.errorCode()).isEqualTo(error));
    }

    private void expire() {
        assertThat(jdbc.update(
                        "UPDATE stepped_command SET lease_until = UTC_TIMESTAMP(3) - INTERVAL 1 SECOND"
                                + " WHERE idempotency_key = ?",
                        key.key()))
                .isEqualTo(1);
    }
}
