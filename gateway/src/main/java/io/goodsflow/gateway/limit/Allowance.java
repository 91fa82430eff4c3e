package io.goodsflow.gateway.limit;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;

/**
 * How many requests one caller may send.
 *
 * @param requests so many are given back in the time {@code per}, evenly; 1 to 1000000
 * @param per 100 ms to 24 h
 * @param burst so many are there at once after a rest, 1 to 1000000
 */
record Allowance(
        @Min(1) @Max(1_000_000) int requests,

        @NotNull @DurationMin(millis = 100) @DurationMax(hours = 24)
        Duration per,

        @Min(1) @Max(1_000_000) int burst) {

    private static final double MICROS = 1_000;

    double microsPerRequest() {
        return per.toNanos() / MICROS / requests;
    }
}
