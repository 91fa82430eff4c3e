package io.goodsflow.supply.task.application;

import io.goodsflow.supply.task.domain.RowContent;
import org.springframework.stereotype.Service;

/** Makes the task of one row that a single command is; the caller's transaction covers it (source 3.4.2, Tx1). */
@Service
public class AddSingleTask {
    private static final String ONLY_ROW = "-1";
    private final Tasks tasks;
    private final Rows rows;
    private final OpenRows openRows;
    private final OperationLog log;
    private final TaskNumbers numbers;
    private final ImportProperties settings;

    AddSingleTask(
            Tasks tasks,
            Rows rows,
            OpenRows openRows,
            OperationLog log,
            TaskNumbers numbers,
            ImportProperties settings) {
        this.tasks = tasks;
        this.rows = rows;
        this.openRows = openRows;
        this.log = log;
        this.numbers = numbers;
        this.settings = settings;
    }

    /** @param objectKey what the row is about, empty if unknown */
    public record Command(
            OperatorType operatorType, String operatorId, long merchantId, String objectKey, RowContent content) {}

    /** The task and its row. */
    public record Added(long taskId, long rowId) {}

    public Added handle(Command command) {
        TaskNumbers.Numbers ids = numbers.next();
        long taskId = tasks.addSingle(new Tasks.NewSingle(
                ids.taskNo(),
                ids.receiptId(),
                ids.operationId(),
                command.content().action(),
                command.operatorType(),
                command.operatorId(),
                command.merchantId()));
        long rowId = rows.addSingle(
                new Rows.SingleRow(taskId, command.objectKey(), ids.operationId() + ONLY_ROW, command.content()),
                settings.rowLease());
        log.add(new OperationLog.Entry(
                ids.operationId(),
                taskId,
                rowId,
                "SUBMIT",
                "INGEST",
                command.operatorType(),
                command.operatorId(),
                true,
                null,
                "Accepted one product to " + command.content().action() + "."));
        return new Added(taskId, rowId);
    }

    /** The transaction is committed: lets the row's end be noticed at once. */
    public void begun(long taskId) {
        openRows.start(taskId, 1);
    }
}
