package io.goodsflow.supply.task.adapter.persistence;

import io.goodsflow.supply.task.application.TaskViews;
import io.goodsflow.supply.task.domain.RowStatus;
import io.goodsflow.supply.task.domain.TaskStatus;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** Counts of running tasks are taken from their rows, so that progress can be watched. */
@Repository
class MyBatisTaskViews implements TaskViews {
    private final ViewMapper mapper;
    private final TaskMapper tasks;

    MyBatisTaskViews(ViewMapper mapper, TaskMapper tasks) {
        this.mapper = mapper;
        this.tasks = tasks;
    }

    @Override
    public List<TaskView> page(@Nullable Long merchantId, @Nullable TaskStatus status, long offset, int size) {
        return views(mapper.page(merchantId, name(status), offset, size));
    }

    @Override
    public long total(@Nullable Long merchantId, @Nullable TaskStatus status) {
        return mapper.total(merchantId, name(status));
    }

    @Override
    public Optional<TaskView> find(@Nullable Long merchantId, long taskId) {
        return Optional.ofNullable(mapper.find(merchantId, taskId))
                .map(row -> views(List.of(row)).get(0));
    }

    @Override
    public List<RowView> rows(long taskId, @Nullable RowStatus status, long afterItemNo, int size) {
        return mapper.rows(taskId, name(status), afterItemNo, size).stream()
                .map(row -> new RowView(
                        row.id(),
                        row.itemNo(),
                        row.objectKey(),
                        row.status(),
                        row.errorCode(),
                        row.errorMessage(),
                        row.draftId(),
                        row.goodsId(),
                        row.operationId(),
                        utc(row.updatedAt())))
                .toList();
    }

    @Override
    public Optional<String> errorFile(@Nullable Long merchantId, long taskId) {
        return Optional.ofNullable(mapper.find(merchantId, taskId)).map(TaskViewRow::errorFileUrl);
    }

    private List<TaskView> views(List<TaskViewRow> rows) {
        List<Long> running = rows.stream()
                .filter(row -> row.finishedAt() == null)
                .map(TaskViewRow::id)
                .toList();
        Map<Long, List<StatusCountRow>> live = running.isEmpty()
                ? Map.of()
                : tasks.countRows(running).stream().collect(Collectors.groupingBy(StatusCountRow::taskId));
        return rows.stream()
                .map(row -> view(row, live.getOrDefault(row.id(), List.of())))
                .toList();
    }

    private static TaskView view(TaskViewRow row, List<StatusCountRow> live) {
        Map<String, StatusCountRow> byStatus =
                live.stream().collect(Collectors.toMap(StatusCountRow::status, Function.identity()));
        boolean running = row.finishedAt() == null;
        return new TaskView(
                row.id(),
                row.receiptId(),
                row.taskNo(),
                row.taskType(),
                row.status(),
                row.merchantId(),
                row.operatorId(),
                row.fileName() == null ? "" : row.fileName(),
                row.totalCount(),
                row.parsedCount(),
                running ? count(byStatus, RowStatus.PUBLISHED) : row.successCount(),
                running ? count(byStatus, RowStatus.FAILED) : row.failedCount(),
                running ? count(byStatus, RowStatus.SKIPPED) : row.skippedCount(),
                count(byStatus, RowStatus.SUBMITTED),
                StoredJson.texts(row.warnings()),
                row.errorCode(),
                row.errorMessage(),
                row.errorFileUrl() == null ? null : "/api/admin/supply/tasks/" + row.id() + "/error-file",
                utc(row.createdAt()),
                utc(row.updatedAt()),
                row.finishedAt() == null ? null : utc(row.finishedAt()));
    }

    private static int count(Map<String, StatusCountRow> byStatus, RowStatus status) {
        StatusCountRow row = byStatus.get(status.name());
        return row == null ? 0 : row.rowCount();
    }

    private static OffsetDateTime utc(LocalDateTime time) {
        return time.atOffset(ZoneOffset.UTC);
    }

    private static @Nullable String name(@Nullable Enum<?> value) {
        return value == null ? null : value.name();
    }
}
