package io.goodsflow.kit.data.purge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.DataProperties;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.kit.data.KitDataTest;
import io.goodsflow.kit.data.Lease;
import io.goodsflow.kit.data.Leases;
import io.goodsflow.kit.data.SteppedCommands;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.test.TestDatabase;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;

@KitDataTest
class PurgesTest {

    private static final Duration MONTH = Duration.ofDays(30);
    private static final PurgeRule CLOSED = new PurgeRule("old_thing", "status = 'CLOSED'", "created_at", MONTH);

    @Autowired
    Purges purges;

    @Autowired
    Leases leases;

    @Autowired
    Transactions transactions;

    @Autowired
    IdempotentCommands commands;

    @Autowired
    SteppedCommands steppedCommands;

    @Autowired
    JdbcTemplate jdbc;

    @Autowired
    TestDatabase outside;

    @BeforeEach
    void empty() {
        jdbc.update("DELETE FROM old_thing");
    }

    @Test
    void whatIsOldAndMeetsTheConditionGoesAndNothingElse() {
        add(1, "CLOSED", 31);
        add(2, "CLOSED", 29);
        add(3, "OPEN", 31);

        assertThat(purge(10, 10, CLOSED).run()).isEqualTo(1);

        assertThat(left()).containsExactly(2L, 3L);
    }

    @Test
    void aRunIsBoundedAndTheOldestGoFirst() {
        for (int id = 1; id <= 25; id++) {
            add(id, "CLOSED", 100 - id);
        }

        assertThat(purge(5, 3, CLOSED).run()).isEqualTo(15);
        assertThat(left()).hasSize(10).startsWith(16L);
        assertThat(purge(5, 3, CLOSED).run()).isEqualTo(10);
        assertThat(left()).isEmpty();
    }

    @Test
    void onlyOneProcessPurgesAtATime() {
        add(1, "CLOSED", 31);
        Lease another = leases.tryClaim("kit.purge", Duration.ofMinutes(1)).orElseThrow();
        try {
            assertThat(purge(10, 10, CLOSED).run()).isZero();
        } finally {
            leases.release(another);
        }
        assertThat(purge(10, 10, CLOSED).run()).isEqualTo(1);
    }

    @Test
    void aProcessThatLostTheLeaseStopsBeforeItsNextBatch() {
        for (int id = 1; id <= 4; id++) {
            add(id, "CLOSED", 31);
        }
        AtomicInteger fences = new AtomicInteger();
        Leases losing = new LosingLeases(leases, () -> {
            if (fences.incrementAndGet() == 2) {
                outside.jdbc().update("UPDATE lease SET lease_token = 'another' WHERE name = 'kit.purge'");
            }
        });

        assertThat(new LeasedPurges(List.of(new RulePurge(CLOSED, jdbc)), losing, transactions, settings(1, 10)).run())
                .isEqualTo(1);

        assertThat(left()).hasSize(3);
        jdbc.update("DELETE FROM lease WHERE name = 'kit.purge'");
    }

    @Test
    void aRuleThatFailsDoesNotKeepTheOthersFromRunning() {
        add(1, "CLOSED", 31);
        PurgeRule wrong = new PurgeRule("no_such_table", "TRUE", "created_at", MONTH);

        assertThat(purge(10, 10, wrong, CLOSED).run()).isEqualTo(1);
    }

    @Test
    void storedAnswersAreKeptForAMonth() {
        CommandKey young = key();
        CommandKey old = key();
        for (CommandKey key : List.of(young, old)) {
            commands.execute(key, "x", String.class, () -> "answer");
            steppedCommands.execute(key, "x", String.class, s -> s.step("one", String.class, id -> "done"));
        }
        age("idempotent_command", old);
        age("stepped_command", old);

        purges.run();

        for (String table : List.of("idempotent_command", "stepped_command")) {
            assertThat(count(table, young)).isEqualTo(1);
            assertThat(count(table, old)).isZero();
        }
    }

    @Test
    void theScheduleRunsUntilItIsStoppedWhateverARunThrows() {
        AtomicInteger runs = new AtomicInteger();
        PurgeSchedule schedule = new PurgeSchedule(
                () -> {
                    runs.incrementAndGet();
                    throw new IllegalStateException("no database");
                },
                Duration.ofMillis(20));

        schedule.start();
        try {
            await().until(() -> runs.get() > 2);
            assertThat(schedule.isRunning()).isTrue();
        } finally {
            schedule.stop();
        }
        assertThat(schedule.isRunning()).isFalse();
    }

    @Test
    void aRuleThatMakesNoSenseIsRefused() {
        assertThatThrownBy(() -> new PurgeRule("t; x", "TRUE", "created_at", MONTH))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new PurgeRule("t", " ", "created_at", MONTH))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new PurgeRule("t", "TRUE", "created_at", Duration.ZERO))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private Purges purge(int batchSize, int maxBatches, PurgeRule... rules) {
        List<PurgeBatch> purges = Arrays.stream(rules)
                .<PurgeBatch>map(rule -> new RulePurge(rule, jdbc))
                .toList();
        return new LeasedPurges(purges, leases, transactions, settings(batchSize, maxBatches));
    }

    private static DataProperties.Purge settings(int batchSize, int maxBatches) {
        return new DataProperties.Purge(true, Duration.ofHours(1), batchSize, maxBatches);
    }

    private void add(long id, String status, int daysOld) {
        jdbc.update(
                "INSERT INTO old_thing (id, status, created_at) VALUES (?, ?, UTC_TIMESTAMP(3) - INTERVAL ? DAY)",
                id,
                status,
                daysOld);
    }

    private List<Long> left() {
        return jdbc.queryForList("SELECT id FROM old_thing ORDER BY id", Long.class);
    }

    private void age(String table, CommandKey key) {
        jdbc.update(
                "UPDATE " + table + " SET created_at = UTC_TIMESTAMP(3) - INTERVAL 31 DAY WHERE idempotency_key = ?",
                key.key());
    }

    private int count(String table, CommandKey key) {
        return jdbc.queryForObject(
                "SELECT COUNT(*) FROM " + table + " WHERE idempotency_key = ?", Integer.class, key.key());
    }

    private static CommandKey key() {
        return new CommandKey("olga", 1, "POST /old", UUID.randomUUID().toString());
    }
}
