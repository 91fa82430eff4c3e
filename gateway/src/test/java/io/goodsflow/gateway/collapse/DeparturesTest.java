package io.goodsflow.gateway.collapse;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.gateway.collapse.Departures.Passenger;
import io.goodsflow.gateway.collapse.Departures.Turn;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;

class DeparturesTest {

    private static final Duration LONG = Duration.ofMinutes(1);
    private static final Question QUESTION = new Question("/api/products/42", List.of("", "", ""));

    @Test
    void aCallThatIsOverdueHoldsUpNobody() throws Exception {
        Departures departures = new Departures(Duration.ZERO, Duration.ofSeconds(2));
        Turn.Forward stuck = forward(departures.board(QUESTION));
        CompletableFuture<Turn> next = turn(departures.board(QUESTION));
        CompletableFuture<Turn> withIt = turn(departures.board(QUESTION));

        assertThat(next.get(30, TimeUnit.SECONDS)).isInstanceOf(Turn.Forward.class);
        assertThat(withIt.get(30, TimeUnit.SECONDS)).isInstanceOf(Turn.Alone.class);
        departures.land(stuck.flight(), answer(1));
        assertThat(departures.underWay()).isZero();
    }

    @Test
    void anAnswerThatComesAfterItsTimeIsGivenToNobody() throws Exception {
        Departures departures = new Departures(Duration.ZERO, LONG);
        Turn.Forward first = forward(departures.board(QUESTION));
        Passenger second = departures.board(QUESTION);
        departures.land(first.flight(), null);
        CompletableFuture<Turn> third = turn(departures.board(QUESTION));

        departures.land(first.flight(), answer(1));

        assertThat(third).isNotDone();
        departures.land(forward(second).flight(), answer(2));
        assertThat(third.get(1, TimeUnit.SECONDS)).isInstanceOf(Turn.Forward.class);
    }

    @Test
    void whoWasToCallAndLeavesHandsHisTurnOn() throws Exception {
        Departures departures = new Departures(Duration.ZERO, LONG);
        Passenger first = departures.board(QUESTION);
        Passenger second = departures.board(QUESTION);
        CompletableFuture<Turn> third = turn(departures.board(QUESTION));
        departures.leave(second);

        departures.leave(first);

        assertThat(third.get(1, TimeUnit.SECONDS)).isInstanceOf(Turn.Forward.class);
        assertThat(departures.waiting()).isZero();
    }

    @Test
    void whoWentAlongWithOneWhoLeavesGoesWithTheNextCall() throws Exception {
        Departures departures = new Departures(Duration.ZERO, LONG);
        Turn.Forward first = forward(departures.board(QUESTION));
        Passenger second = departures.board(QUESTION);
        Passenger third = departures.board(QUESTION);
        CompletableFuture<Turn> fourth = turn(departures.board(QUESTION));
        Passenger gone = departures.board(QUESTION);
        departures.land(first.flight(), answer(1));
        CompletableFuture<Turn> late = turn(departures.board(QUESTION));
        departures.leave(gone);

        departures.leave(second);

        departures.land(forward(third).flight(), answer(2));
        assertThat(fourth.get(1, TimeUnit.SECONDS)).isInstanceOf(Turn.Share.class);
        assertThat(late.get(1, TimeUnit.SECONDS)).isInstanceOf(Turn.Share.class);
        assertThat(departures.underWay()).isZero();
    }

    @Test
    void whereManyAskCallsKeepADistance() throws Exception {
        Duration pace = Duration.ofMillis(80);
        Departures departures = new Departures(pace, LONG);
        long began = System.nanoTime();
        Turn.Forward first = forward(departures.board(QUESTION));
        Passenger second = departures.board(QUESTION);
        Passenger third = departures.board(QUESTION);
        departures.land(first.flight(), answer(1));

        Turn turn = turn(second).get(30, TimeUnit.SECONDS);

        assertThat(Duration.ofNanos(System.nanoTime() - began)).isGreaterThanOrEqualTo(pace);
        departures.land(((Turn.Forward) turn).flight(), answer(2));
        assertThat(turn(third).get(1, TimeUnit.SECONDS)).isInstanceOf(Turn.Share.class);
        // whoever comes now belongs to the crowd
        assertThat(turn(departures.board(QUESTION)).get(30, TimeUnit.SECONDS)).isInstanceOf(Turn.Forward.class);
        assertThat(Duration.ofNanos(System.nanoTime() - began)).isGreaterThanOrEqualTo(pace.multipliedBy(2));
    }

    @Test
    void whoAsksAloneKeepsNone() throws Exception {
        Departures departures = new Departures(LONG, LONG);
        for (int i = 0; i < 3; i++) {
            Passenger alone = departures.board(QUESTION);
            departures.land(forward(alone).flight(), answer(i));
            departures.leave(alone);
        }
        assertThat(departures.underWay()).isZero();
    }

    @Test
    void ifAllLeaveBeforeTheNextCallThereIsNone() {
        Departures departures = new Departures(Duration.ofMillis(50), LONG);
        Passenger first = departures.board(QUESTION);
        Passenger second = departures.board(QUESTION);
        departures.leave(first);

        departures.leave(second);

        Awaitility.await().atMost(Duration.ofSeconds(30)).until(() -> departures.underWay() == 0);
    }

    /** The service counts its calls; a number lower than the one seen before asking would be an answer from before. */
    @Test
    void manyAskAtOnceAndNoAnswerWasBegunBeforeItsQuestion() throws Exception {
        Departures departures = new Departures(Duration.ofNanos(20_000), LONG);
        AtomicLong service = new AtomicLong();
        ExecutorService threads = Executors.newFixedThreadPool(16);
        try {
            List<Future<Long>> guests = IntStream.range(0, 16)
                    .mapToObj(n -> threads.submit(() -> askOften(departures, service)))
                    .toList();
            long asked = 0;
            for (Future<Long> guest : guests) {
                asked += guest.get(60, TimeUnit.SECONDS);
            }
            assertThat(asked).isEqualTo(16 * 2000);
            assertThat(service.get()).isBetween(1L, asked);
            assertThat(departures.underWay()).isZero();
        } finally {
            threads.shutdownNow();
        }
    }

    private static long askOften(Departures departures, AtomicLong service) throws Exception {
        long asked = 0;
        for (int i = 0; i < 2000; i++) {
            long before = service.get();
            Passenger passenger = departures.board(QUESTION);
            Turn turn = turn(passenger).get(30, TimeUnit.SECONDS);
            if (turn instanceof Turn.Forward forward) {
                departures.land(forward.flight(), answer(service.incrementAndGet()));
            } else {
                Answer shared = ((Turn.Share) turn).answer();
                assertThat(Long.parseLong(new String(shared.body(), StandardCharsets.US_ASCII)))
                        .isGreaterThan(before);
            }
            departures.leave(passenger);
            asked++;
        }
        return asked;
    }

    private static Turn.Forward forward(Passenger passenger) throws Exception {
        return (Turn.Forward) turn(passenger).get(1, TimeUnit.SECONDS);
    }

    private static CompletableFuture<@Nullable Turn> turn(Passenger passenger) {
        return passenger.turn().toFuture();
    }

    private static Answer answer(long number) {
        return new Answer(
                HttpStatus.OK, new HttpHeaders(), Long.toString(number).getBytes(StandardCharsets.US_ASCII), null);
    }
}
