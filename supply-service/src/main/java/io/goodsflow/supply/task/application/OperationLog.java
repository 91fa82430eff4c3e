package io.goodsflow.supply.task.application;

import org.jspecify.annotations.Nullable;

/** The audit trail of tasks; entries are only ever added. */
public interface OperationLog {
    void add(Entry entry);

    /**
     * One thing that happened.
     *
     * @param type for example SUBMIT or GENERATE_ERROR_FILE
     * @param stage INGEST, VALIDATE, ROUTE, PUBLISH or COMPENSATE
     */
    record Entry(
            String operationId,
            long taskId,
            @Nullable Long rowId,
            String type,
            String stage,
            OperatorType operatorType,
            String operatorId,
            boolean success,
            @Nullable String code,
            String message) {

        static Entry byWorker(Tasks.TaskWork task, String type, String stage, String message) {
            return new Entry(
                    task.operationId(),
                    task.id(),
                    null,
                    type,
                    stage,
                    OperatorType.SYSTEM,
                    "supply-service",
                    true,
                    null,
                    message);
        }
    }
}
