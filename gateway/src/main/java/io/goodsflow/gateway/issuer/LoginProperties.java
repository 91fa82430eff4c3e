package io.goodsflow.gateway.issuer;

import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.context.annotation.Profile;
import org.springframework.validation.annotation.Validated;

/**
 * How guessing is slowed down.
 *
 * @param freeForName failures of one name until it is locked, 1 to 1000
 * @param freeForAddress failures from one address until it is locked; larger, because people share addresses, 1 to
 *     100000
 * @param firstLock how long; each further failure doubles it, 100 ms to 10 min
 * @param longestLock the doubling ends here, first-lock to 1 day
 * @param forgetAfter failures count until so long after the last one, longest-lock to 2 days
 * @param rememberedHere names, and addresses, that this process remembers while Redis is gone, 100 to
 *     1000000
 */
@Validated
@Profile("local")
@ConfigurationProperties("goodsflow.gateway.login")
record LoginProperties(
        @Min(1) @Max(1000) int freeForName,
        @Min(1) @Max(100_000) int freeForAddress,

        @NotNull @DurationMin(millis = 100) @DurationMax(minutes = 10)
        Duration firstLock,

        @NotNull @DurationMin(millis = 100) @DurationMax(days = 1)
        Duration longestLock,

        @NotNull @DurationMin(seconds = 1) @DurationMax(days = 2)
        Duration forgetAfter,

        @Min(100) @Max(1_000_000) int rememberedHere) {

    @AssertTrue(message = "first-lock must not be over longest-lock, nor that over forget-after")
    boolean isGrowing() {
        return firstLock.compareTo(longestLock) <= 0 && longestLock.compareTo(forgetAfter) <= 0;
    }
}
