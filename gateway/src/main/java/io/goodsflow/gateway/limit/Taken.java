package io.goodsflow.gateway.limit;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;

/**
 * What a bucket says to one request.
 *
 * @param passes whether one was there
 * @param size of the full bucket
 * @param left after this one
 * @param untilNext until one is there again; zero if this one passes
 * @param untilFull if nothing else is taken
 */
record Taken(boolean passes, int size, long left, Duration untilNext, Duration untilFull) {

    static Taken of(int size, List<Object> answer) {
        return new Taken(
                number(answer, 0) == 1,
                size,
                number(answer, 1),
                Duration.of(number(answer, 2), ChronoUnit.MICROS),
                Duration.of(number(answer, 3), ChronoUnit.MICROS));
    }

    private static long number(List<Object> answer, int index) {
        return (Long) answer.get(index);
    }
}
