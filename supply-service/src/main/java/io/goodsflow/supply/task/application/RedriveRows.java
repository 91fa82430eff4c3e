package io.goodsflow.supply.task.application;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.Outbox;
import io.goodsflow.kit.trace.Step;
import io.goodsflow.kit.trace.Tracing;
import io.goodsflow.supply.contract.event.TaskItemReadyV1;
import java.util.List;
import org.springframework.stereotype.Service;

/**
 * Sends rows out again that are due and held by nobody: their worker crashed, the other service was down, or an answer
 * is unknown. The work itself is done by the rows' own lane.
 */
@Service
public class RedriveRows {
    private static final int BATCH = 200;
    private final Rows rows;
    private final Outbox outbox;
    private final Events events;
    private final Transactions transactions;
    private final ImportProperties settings;
    private final Tracing tracing;

    RedriveRows(
            Rows rows,
            Outbox outbox,
            Events events,
            Transactions transactions,
            ImportProperties settings,
            Tracing tracing) {
        this.rows = rows;
        this.outbox = outbox;
        this.events = events;
        this.transactions = transactions;
        this.settings = settings;
        this.tracing = tracing;
    }

    /** @return how many rows were sent out */
    public int handle() {
        return transactions.execute(() -> {
            List<Rows.DueRow> driven = rows.due(BATCH).stream()
                    .filter(row -> rows.drivenAgain(row, settings.rowLease()))
                    .toList();
            driven.forEach(this::sendOut);
            return driven.size();
        });
    }

    private void sendOut(Rows.DueRow row) {
        try (Step step = tracing.resume("redrive row", row.traceparent())) {
            step.tag("row.id", row.id()).tag("attempts", row.attempts());
            outbox.append(events.of(
                    new TaskItemReadyV1(row.taskId(), row.id(), row.attempts()),
                    Long.toString(row.id()),
                    row.attempts()));
        }
    }
}
