package io.goodsflow.supply.task.application;

import io.goodsflow.kit.data.Transactions;
import org.springframework.stereotype.Service;

/** Moves a task on when its last row has ended; the database proves it (source 3.5.5.4). */
@Service
public class CompleteTask {
    private final Tasks tasks;
    private final OpenRows openRows;
    private final Transactions transactions;
    private final LaneSignals lanes;

    CompleteTask(Tasks tasks, OpenRows openRows, Transactions transactions, LaneSignals lanes) {
        this.tasks = tasks;
        this.openRows = openRows;
        this.transactions = transactions;
        this.lanes = lanes;
    }

    /** @return whether the task moved on by this call */
    public boolean handle(long taskId) {
        boolean moved = transactions.execute(() -> tasks.beginResult(taskId));
        if (moved) {
            openRows.forget(taskId);
            lanes.resultWaiting();
        }
        return moved;
    }

    /** One row of the task has ended, and its transaction is committed. */
    void rowEnded(long taskId) {
        if (openRows.ended(taskId)) {
            handle(taskId);
        }
    }
}
