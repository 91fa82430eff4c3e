package io.goodsflow.supply.task.domain;

import static io.goodsflow.supply.task.domain.TaskStatus.CANCELED;
import static io.goodsflow.supply.task.domain.TaskStatus.DONE;
import static io.goodsflow.supply.task.domain.TaskStatus.FAILED;
import static io.goodsflow.supply.task.domain.TaskStatus.GENERATING_RESULT;
import static io.goodsflow.supply.task.domain.TaskStatus.INVENTORY_FAILED;
import static io.goodsflow.supply.task.domain.TaskStatus.PARSING;
import static io.goodsflow.supply.task.domain.TaskStatus.PARTIAL_SUCCESS;
import static io.goodsflow.supply.task.domain.TaskStatus.PENDING;
import static io.goodsflow.supply.task.domain.TaskStatus.PROCESSING;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StatusTest {
    private static final Map<TaskStatus, Set<TaskStatus>> TASK = Map.of(
            PENDING, Set.of(PARSING, CANCELED),
            PARSING, Set.of(PROCESSING, FAILED, CANCELED),
            PROCESSING, Set.of(GENERATING_RESULT, FAILED, CANCELED),
            GENERATING_RESULT, Set.of(DONE, PARTIAL_SUCCESS, FAILED, INVENTORY_FAILED),
            DONE, Set.of(),
            PARTIAL_SUCCESS, Set.of(PROCESSING, FAILED),
            FAILED, Set.of(PROCESSING),
            INVENTORY_FAILED, Set.of(PROCESSING, FAILED),
            CANCELED, Set.of());

    private static final Map<RowStatus, Set<RowStatus>> ROW = Map.of(
            RowStatus.INIT, Set.of(RowStatus.PROCESSING, RowStatus.FAILED),
            RowStatus.PROCESSING, Set.of(RowStatus.SUBMITTED, RowStatus.PUBLISHED, RowStatus.SKIPPED, RowStatus.FAILED),
            RowStatus.SUBMITTED, Set.of(RowStatus.PUBLISHED, RowStatus.FAILED, RowStatus.PROCESSING),
            RowStatus.PUBLISHED, Set.of(),
            RowStatus.SKIPPED, Set.of(),
            RowStatus.FAILED, Set.of(RowStatus.INIT));

    @ParameterizedTest
    @EnumSource
    void aTaskMovesOnlyAlongItsTable(TaskStatus from) {
        assertThat(Stream.of(TaskStatus.values()).filter(from::mayBecome).collect(Collectors.toSet()))
                .isEqualTo(TASK.get(from));
    }

    @ParameterizedTest
    @EnumSource
    void aRowMovesOnlyAlongItsTable(RowStatus from) {
        assertThat(Stream.of(RowStatus.values()).filter(from::mayBecome).collect(Collectors.toSet()))
                .isEqualTo(ROW.get(from));
    }

    @Test
    void aTaskEndsAsItsRowsDid() {
        assertThat(TaskStatus.ofResult(3, 3, 0)).isEqualTo(DONE);
        assertThat(TaskStatus.ofResult(3, 2, 1)).isEqualTo(PARTIAL_SUCCESS);
        assertThat(TaskStatus.ofResult(3, 0, 3)).isEqualTo(FAILED);
    }

    @Test
    void waitsDoubleUpToTheirLimit() {
        Backoff backoff = new Backoff(Duration.ofSeconds(2), Duration.ofSeconds(15));

        assertThat(Stream.of(1, 2, 3, 4, 500).map(backoff::after))
                .containsExactly(
                        Duration.ofSeconds(2),
                        Duration.ofSeconds(4),
                        Duration.ofSeconds(8),
                        Duration.ofSeconds(15),
                        Duration.ofSeconds(15));
    }
}
