package io.goodsflow.supply.task.adapter.persistence;

import io.goodsflow.kit.data.Tally;
import io.goodsflow.kit.trace.Tracing;
import io.goodsflow.supply.task.application.OperatorType;
import io.goodsflow.supply.task.application.Tasks;
import io.goodsflow.supply.task.domain.Checkpoint;
import io.goodsflow.supply.task.domain.Failure;
import io.goodsflow.supply.task.domain.RowAction;
import io.goodsflow.supply.task.domain.TaskStatus;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

@Repository
class MyBatisTasks implements Tasks {
    private final TaskMapper mapper;
    private final Tally<TaskStep> steps;
    private final Tally<Parsed> parsed;

    MyBatisTasks(TaskMapper mapper, MeterRegistry meters) {
        this.mapper = mapper;
        this.steps = Tally.of(meters, "goodsflow.supply.tasks", "outcome", TaskStep.class);
        this.parsed = Tally.of(meters, "goodsflow.supply.rows.parsed", "state", Parsed.class);
    }

    @Override
    public long add(NewTask task) {
        mapper.insert(task, Tracing.traceparent());
        steps.count(TaskStep.ACCEPTED);
        return mapper.idOf(task.receiptId());
    }

    @Override
    public long addSingle(NewSingle task) {
        String type = task.action() == RowAction.CREATE ? "CREATE" : "EDIT";
        mapper.insertSingle(task, type, Tracing.traceparent());
        steps.count(TaskStep.ACCEPTED);
        return mapper.idOf(task.receiptId());
    }

    @Override
    public Optional<TaskWork> work(long taskId) {
        return Optional.ofNullable(mapper.find(taskId)).map(MyBatisTasks::work);
    }

    @Override
    public void keepHeader(long taskId, List<String> header, List<String> warnings) {
        mapper.keepHeader(taskId, StoredJson.write(header), StoredJson.write(warnings));
    }

    @Override
    public void advance(long taskId, Checkpoint checkpoint, int parsed, int failed) {
        mapper.advance(taskId, StoredJson.write(checkpoint), parsed, failed);
        this.parsed.count(Parsed.USABLE, parsed - failed);
        this.parsed.count(Parsed.FAULTY, failed);
    }

    @Override
    public boolean parsed(long taskId) {
        return mapper.parsed(taskId) == 1;
    }

    @Override
    public boolean refuse(long taskId, Failure failure) {
        boolean refused = mapper.refuse(taskId, failure.code(), failure.message()) == 1;
        if (refused) {
            steps.count(TaskStep.FAILED);
        }
        return refused;
    }

    @Override
    public boolean dispatched(long taskId) {
        return mapper.dispatched(taskId) == 1;
    }

    @Override
    public boolean beginResult(long taskId) {
        return mapper.beginResult(taskId) == 1;
    }

    @Override
    public List<Long> settled(int limit) {
        return mapper.settled(limit);
    }

    @Override
    public Counts count(long taskId) {
        int total = 0;
        int succeeded = 0;
        int failed = 0;
        int skipped = 0;
        for (StatusCountRow row : mapper.countRows(List.of(taskId))) {
            total += row.rowCount();
            switch (row.status()) {
                case "PUBLISHED" -> succeeded += row.readyCount();
                case "FAILED" -> failed += row.rowCount();
                case "SKIPPED" -> skipped += row.rowCount();
                default -> {}
            }
        }
        return new Counts(total, succeeded, failed, skipped);
    }

    @Override
    public boolean finish(long taskId, TaskStatus end, Counts counts, @Nullable String errorFile) {
        boolean finished = mapper.finish(taskId, end.name(), counts, errorFile) == 1;
        if (finished) {
            steps.count(TaskStep.endedAs(end));
        }
        return finished;
    }

    @Override
    public List<EndedTask> endedBefore(Duration age, int limit) {
        return mapper.endedBefore(age.toSeconds(), limit);
    }

    @Override
    public void forget(long taskId) {
        mapper.forget(taskId);
    }

    private enum Parsed {
        USABLE,
        FAULTY
    }

    private static TaskWork work(TaskRow row) {
        String checkpoint = row.parseCheckpoint();
        return new TaskWork(
                row.id(),
                row.operationId(),
                row.merchantId(),
                OperatorType.valueOf(row.operatorType()),
                row.operatorId(),
                TaskStatus.valueOf(row.status()),
                row.fileUrl(),
                row.claimCount(),
                checkpoint == null ? Checkpoint.START : StoredJson.read(checkpoint, Checkpoint.class),
                StoredJson.texts(row.sheetHeader()),
                row.traceparent());
    }
}
