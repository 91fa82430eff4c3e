package io.goodsflow.supply.task.application;

import java.time.Clock;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.UUID;
import org.springframework.stereotype.Component;

/**
 * Makes the numbers of a task. The operation id is random, not counted: other services remember it, and a database that
 * was set up anew must not meet its old numbers there.
 */
@Component
class TaskNumbers {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyyMMdd", Locale.ROOT);
    private final Clock clock;

    TaskNumbers(Clock clock) {
        this.clock = clock;
    }

    record Numbers(String taskNo, String receiptId, String operationId) {}

    Numbers next() {
        String day = DAY.format(clock.instant().atOffset(ZoneOffset.UTC));
        String random = UUID.randomUUID().toString().replace("-", "");
        String number = day + "-" + random.substring(0, 16);
        return new Numbers("T" + number, "R" + number, "op-" + random);
    }
}
