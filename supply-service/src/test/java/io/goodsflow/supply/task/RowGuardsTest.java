package io.goodsflow.supply.task;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.supply.task.application.Rows;
import io.goodsflow.supply.task.domain.EditReport;
import io.goodsflow.supply.task.domain.Failure;
import io.goodsflow.supply.task.domain.Refusal;
import io.goodsflow.supply.task.domain.RowStatus;
import io.goodsflow.supply.task.domain.RowStep;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.beans.factory.annotation.Autowired;

/** The state table stands in the SQL too. */
class RowGuardsTest extends SupplyTest {
    private static final Duration LONG = Duration.ofDays(1);
    private static final Rows.Return BACK = new Rows.Return(1, RowStep.SUBMIT_DRAFT, "x", null);

    @Autowired
    Rows rows;

    @ParameterizedTest
    @EnumSource
    void noStatementMovesARowWhereItMayNotGo(RowStatus from) {
        Map<RowStatus, Predicate<Long>> moves = new EnumMap<>(RowStatus.class);
        moves.put(RowStatus.SUBMITTED, row -> rows.submitted(row, 0, 1, LONG));
        moves.put(RowStatus.PUBLISHED, rows::published);
        moves.put(RowStatus.SKIPPED, row -> rows.skipped(row, new EditReport(1, List.of())));
        moves.put(RowStatus.FAILED, row -> rows.failed(row, new Failure("x", "x")));
        moves.put(RowStatus.PROCESSING, row -> rows.returned(row, BACK, LONG));

        Set<RowStatus> reached = Stream.of(RowStatus.values())
                .filter(moves::containsKey)
                .filter(to -> moves.get(to)
                        .test(row(from, to == RowStatus.SKIPPED ? RowStep.UPDATE_DRAFT : RowStep.SUBMIT_DRAFT)))
                .collect(Collectors.toSet());

        assertThat(reached).isEqualTo(expected(from));
        assertThat(reached).allMatch(to -> to == from || from.mayBecome(to));
    }

    @Test
    void anAnswerToAnOlderSubmissionChangesNothing() {
        long row = row(RowStatus.SUBMITTED);
        assertThat(rows.returned(row, BACK, LONG)).isTrue();

        assertThat(rows.submitted(row, 0, 1, LONG)).isFalse();
        assertThat(rows.returned(row, BACK, LONG)).isFalse();
        assertThat(rows.submitted(row, 1, 2, LONG)).isTrue();
    }

    @Test
    void theFirstFailureOfARowThatIsGivenUpStaysItsFailureWhateverComesAfter() {
        long row = row(RowStatus.PROCESSING);
        Failure first = new Failure("a.first", "first", new Refusal(400, "first", Map.of("n", 1)));
        assertThat(rows.givingUp(row, first)).isTrue();

        assertThat(rows.givingUp(row, new Failure("a.second", "second"))).isFalse();
        assertThat(rows.returned(row, BACK, LONG)).isFalse();
        assertThat(rows.failed(row, new Failure("a.third", "third"))).isTrue();

        assertThat(database.jdbc()
                        .queryForMap(
                                "SELECT status, error_code, error_message, JSON_VALUE(ext_json, '$.status')"
                                        + " AS told FROM product_supply_task_item WHERE id = ?",
                                row))
                .containsEntry("status", "FAILED")
                .containsEntry("error_code", "a.first")
                .containsEntry("error_message", "first")
                .containsEntry("told", "400");
    }

    @ParameterizedTest
    @EnumSource
    void onlyARowThatIsWorkedOnIsGivenUp(RowStatus from) {
        assertThat(rows.givingUp(row(from), new Failure("x", "x"))).isEqualTo(from == RowStatus.PROCESSING);
    }

    private static Set<RowStatus> expected(RowStatus from) {
        return switch (from) {
            case PROCESSING ->
                Set.of(
                        RowStatus.SUBMITTED,
                        RowStatus.PUBLISHED,
                        RowStatus.FAILED,
                        RowStatus.PROCESSING,
                        RowStatus.SKIPPED);
            case SUBMITTED -> Set.of(RowStatus.PUBLISHED, RowStatus.FAILED, RowStatus.PROCESSING);
            case INIT, PUBLISHED, SKIPPED, FAILED -> Set.of();
        };
    }

    private long row(RowStatus status) {
        return row(status, RowStep.SUBMIT_DRAFT);
    }

    private long row(RowStatus status, RowStep next) {
        String operation = "op-" + UUID.randomUUID();
        database.jdbc().update("""
                        INSERT INTO product_supply_task_item (task_id, item_no, object_type, object_key, item_action,
                               operation_id, status, next_step, created_at, updated_at)
                        VALUES (0, ?, 'PRODUCT', 'x', 'CREATE', ?, ?, ?, UTC_TIMESTAMP(3),
                               UTC_TIMESTAMP(3))
                        """, operation.hashCode() & 0x7FFFFFFF, operation, status.name(), next.name());
        return rows.byOperation(operation).orElseThrow().id();
    }
}
