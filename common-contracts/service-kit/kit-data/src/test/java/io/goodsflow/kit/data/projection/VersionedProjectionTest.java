package io.goodsflow.kit.data.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kit.data.KitDataTest;
import io.goodsflow.kit.data.Together;
import io.goodsflow.kit.data.VersionedProjection;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.JdbcTemplate;

@KitDataTest
@Import(VersionedProjectionTest.Meters.class)
class VersionedProjectionTest {

    private static final AtomicLong NEXT_KEY = new AtomicLong(840_000);

    @Autowired
    VersionedProjection projection;

    @Autowired
    MeterRegistry meters;

    @Autowired
    JdbcTemplate jdbc;

    private final long key = NEXT_KEY.incrementAndGet();
    private double droppedBefore;

    @BeforeEach
    void count() {
        droppedBefore = dropped();
    }

    @Test
    void aNewerStateReplacesAnOlderOne() {
        assertThat(apply(3, "three")).isTrue();
        assertThat(apply(7, "seven")).isTrue();

        assertThat(row()).containsEntry("title", key + "seven").containsEntry("last_processed_version", 7L);
        assertThat(dropped()).isEqualTo(droppedBefore);
    }

    @Test
    void anOlderStateAndARepeatAreDroppedAndCounted() {
        apply(7, "seven");

        assertThat(apply(3, "three")).isFalse();
        assertThat(apply(7, "again")).isFalse();

        assertThat(row()).containsEntry("title", key + "seven").containsEntry("last_processed_version", 7L);
        assertThat(dropped()).isEqualTo(droppedBefore + 2);
    }

    @Test
    void whateverTheOrderAndWhoeverDeliversTheNewestStays() throws Exception {
        List<Long> versions = new ArrayList<>();
        for (long version = 1; version <= 60; version++) {
            versions.add(version);
            versions.add(version);
        }
        Collections.shuffle(versions, new Random(42));
        ConcurrentLinkedQueue<Long> deliveries = new ConcurrentLinkedQueue<>(versions);

        List<Integer> applied = Together.run(6, () -> {
            int mine = 0;
            for (Long version = deliveries.poll(); version != null; version = deliveries.poll()) {
                mine += apply(version, "v" + version) ? 1 : 0;
            }
            return mine;
        });

        assertThat(row()).containsEntry("title", key + "v60").containsEntry("last_processed_version", 60L);
        int all = applied.stream().mapToInt(Integer::intValue).sum();
        assertThat(dropped()).isEqualTo(droppedBefore + versions.size() - all);
    }

    @Test
    void timesAreStoredInUtcEnumsByNameAndNothingAsNull() {
        Map<String, Object> columns = new HashMap<>();
        columns.put("title", null);
        columns.put("state", TimeUnit.DAYS);
        columns.put("changed_at", OffsetDateTime.parse("2026-07-01T23:30:00.123+08:00"));

        projection.apply("projected_thing", "thing_id", key, 1, columns);

        assertThat(row()).containsEntry("title", null).containsEntry("state", "DAYS");
        assertThat(jdbc.queryForObject(
                        "SELECT changed_at FROM projected_thing WHERE thing_id = ?", LocalDateTime.class, key))
                .isEqualTo("2026-07-01T15:30:00.123");
    }

    @Test
    void anotherUniqueKeyIsNeverMistakenForAnOldState() {
        apply(1, "taken");
        long other = NEXT_KEY.incrementAndGet();

        assertThatThrownBy(
                        () -> projection.apply("projected_thing", "thing_id", other, 1, Map.of("title", key + "taken")))
                .isInstanceOf(DuplicateKeyException.class);
    }

    @Test
    void aValueThatDoesNotFitIsAnErrorNotACut() {
        assertThatThrownBy(() -> apply(1, "t".repeat(11))).isInstanceOf(DataIntegrityViolationException.class);
    }

    @Test
    void namesAreNamesAndTheVersionIsNoColumn() {
        assertThatThrownBy(() -> projection.apply("projected_thing", "thing_id", key, 1, Map.of("title = 1 --", 1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() ->
                        projection.apply("projected_thing", "thing_id", key, 1, Map.of("last_processed_version", 9)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private boolean apply(long version, String title) {
        return projection.apply("projected_thing", "thing_id", key, version, Map.of("title", key + title));
    }

    private Map<String, Object> row() {
        return jdbc.queryForMap("SELECT * FROM projected_thing WHERE thing_id = ?", key);
    }

    private double dropped() {
        return meters.counter("goodsflow.projection.dropped", "table", "projected_thing")
                .count();
    }

    static class Meters {
        @Bean
        MeterRegistry meterRegistry() {
            return new SimpleMeterRegistry();
        }
    }
}
