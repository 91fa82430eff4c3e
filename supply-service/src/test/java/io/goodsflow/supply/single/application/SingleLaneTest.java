package io.goodsflow.supply.single.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.supply.single.application.RequestLog.Known;
import io.goodsflow.supply.single.domain.SingleOutcome;
import io.goodsflow.supply.task.application.ProcessRow;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class SingleLaneTest {
    private static final SingleOutcome OUTCOME = new SingleOutcome.Processing(1, "R1", null, null);
    private final ReadOutcome outcomes = mock(ReadOutcome.class);
    private final MeterRegistry meters = new SimpleMeterRegistry();
    private final SingleLane lane = new SingleLane(
            mock(ProcessRow.class),
            outcomes,
            new SingleProperties(1, Duration.ZERO, Duration.ofSeconds(1), Duration.ofDays(1)),
            meters);

    @Test
    void whoFindsNoPlaceIsSentAwayBeforeAnythingIsWrittenDown() {
        when(outcomes.of(2)).thenReturn(OUTCOME);
        CountDownLatch inside = new CountDownLatch(1);
        CountDownLatch leave = new CountDownLatch(1);
        CompletableFuture<SingleOutcome> first = CompletableFuture.supplyAsync(() -> lane.run(() -> {
            inside.countDown();
            await(leave);
            return new Known(1, 2);
        }));
        await(inside);

        assertThatThrownBy(() -> lane.run(() -> {
                    throw new AssertionError("it has no place");
                }))
                .isInstanceOfSatisfying(
                        GoodsflowException.class,
                        refusal -> assertThat(refusal.errorCode().status()).isEqualTo(429));

        assertThat(meters.get("goodsflow.supply.single.running").gauge().value())
                .isEqualTo(1);
        leave.countDown();
        assertThat(first.join()).isEqualTo(OUTCOME);
        assertThat(lane.run(() -> new Known(1, 2))).isEqualTo(OUTCOME);
        assertThat(meters.get("goodsflow.supply.single.running").gauge().value())
                .isZero();
        assertThat(requests("processing")).isEqualTo(2);
        assertThat(requests("no_place")).isEqualTo(1);
    }

    @Test
    void aPlaceIsGivenBackWhenTheRequestIsRefused() {
        when(outcomes.of(2)).thenReturn(OUTCOME);
        assertThatThrownBy(() -> lane.run(() -> {
                    throw new IllegalStateException();
                }))
                .isInstanceOf(IllegalStateException.class);
        assertThat(requests("not_answered")).isEqualTo(1);

        assertThat(lane.run(() -> new Known(1, 2))).isEqualTo(OUTCOME);
    }

    private long requests(String outcome) {
        return meters.get("goodsflow.supply.single.requests")
                .tag("outcome", outcome)
                .timer()
                .count();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
