package io.goodsflow.kit.messaging;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.UUID;

/** Makes event ids: UUIDs of version 7, so that the outbox grows at its end. */
final class EventIds {

    private static final long RANDOM_A = 0x0fffL;
    private static final long VERSION_7 = 0x7000L;
    private static final long VARIANT = 0x8000_0000_0000_0000L;
    private static final long RANDOM_B = 0x3fff_ffff_ffff_ffffL;

    private final Clock clock;
    private final SecureRandom random = new SecureRandom();

    EventIds(Clock clock) {
        this.clock = clock;
    }

    String next() {
        long high = (clock.millis() << 16) | VERSION_7 | (random.nextLong() & RANDOM_A);
        long low = VARIANT | (random.nextLong() & RANDOM_B);
        return new UUID(high, low).toString();
    }
}
