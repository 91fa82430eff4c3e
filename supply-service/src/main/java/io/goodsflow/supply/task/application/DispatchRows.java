package io.goodsflow.supply.task.application;

import io.goodsflow.kit.data.Lease;
import io.goodsflow.kit.data.LeaseTable;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.Outbox;
import io.goodsflow.supply.contract.event.TaskItemReadyV1;
import io.goodsflow.supply.task.domain.Checkpoint;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

/** Hands the rows of a sheet that was read to its end over to their lane, batch by batch (source 3.5.7, stage 2). */
@Service
public class DispatchRows {
    private final Tasks tasks;
    private final Rows rows;
    private final OperationLog log;
    private final Outbox outbox;
    private final Events events;
    private final Transactions transactions;
    private final LeaseTable leases;
    private final CompleteTask complete;
    private final ImportProperties settings;

    DispatchRows(
            Tasks tasks,
            Rows rows,
            OperationLog log,
            Outbox outbox,
            Events events,
            Transactions transactions,
            @Qualifier("parseLeases") LeaseTable leases,
            CompleteTask complete,
            ImportProperties settings) {
        this.tasks = tasks;
        this.rows = rows;
        this.log = log;
        this.outbox = outbox;
        this.events = events;
        this.transactions = transactions;
        this.leases = leases;
        this.complete = complete;
        this.settings = settings;
    }

    /**
     * @param stopping asked between batches
     * @throws LaneStoppedException if stopping said so
     * @throws io.goodsflow.kit.data.LeaseLostException if another worker took over
     */
    public void handle(long taskId, Lease lease, BooleanSupplier stopping) {
        Tasks.TaskWork task = tasks.work(taskId).orElseThrow();
        Checkpoint checkpoint = task.checkpoint();
        List<Long> batch = rows.open(taskId, checkpoint.dispatchedUpTo(), settings.batchRows());
        while (!batch.isEmpty()) {
            if (stopping.getAsBoolean()) {
                throw new LaneStoppedException();
            }
            checkpoint = checkpoint.dispatched(batch.get(batch.size() - 1));
            dispatch(taskId, lease, batch, checkpoint);
            batch = rows.open(taskId, checkpoint.dispatchedUpTo(), settings.batchRows());
        }
        transactions.run(() -> {
            leases.fence(taskId, lease);
            if (tasks.dispatched(taskId)) {
                log.add(OperationLog.Entry.byWorker(task, "DISPATCH", "ROUTE", "All rows were handed over."));
            }
        });
        complete.handle(taskId);
    }

    private void dispatch(long taskId, Lease lease, List<Long> batch, Checkpoint reached) {
        transactions.run(() -> {
            leases.fence(taskId, lease);
            rows.handedOver(batch, settings.rowLease());
            tasks.advance(taskId, reached, 0, 0);
            batch.forEach(
                    rowId -> outbox.append(events.of(new TaskItemReadyV1(taskId, rowId, 0), Long.toString(rowId), 0)));
        });
    }
}
