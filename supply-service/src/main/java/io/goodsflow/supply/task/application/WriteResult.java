package io.goodsflow.supply.task.application;

import io.goodsflow.kit.data.Lease;
import io.goodsflow.kit.data.LeaseTable;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.files.FileStore;
import io.goodsflow.supply.sheet.application.ErrorSheets;
import io.goodsflow.supply.task.domain.TaskStatus;
import java.io.IOException;
import java.util.List;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

/** Counts a settled task and writes its error sheet (source 3.5.7, stage 4). Repeating it gives the same result. */
@Service
public class WriteResult {
    private static final int PAGE = 100;
    private final Tasks tasks;
    private final Rows rows;
    private final ErrorSheets sheets;
    private final FileStore files;
    private final OperationLog log;
    private final Transactions transactions;
    private final LeaseTable leases;

    WriteResult(
            Tasks tasks,
            Rows rows,
            ErrorSheets sheets,
            FileStore files,
            OperationLog log,
            Transactions transactions,
            @Qualifier("resultLeases") LeaseTable leases) {
        this.tasks = tasks;
        this.rows = rows;
        this.sheets = sheets;
        this.files = files;
        this.log = log;
        this.transactions = transactions;
        this.leases = leases;
    }

    /** @throws io.goodsflow.kit.data.LeaseLostException if another worker took over */
    public void handle(long taskId, Lease lease) throws IOException {
        Tasks.TaskWork task = tasks.work(taskId).orElseThrow();
        Tasks.Counts counts = tasks.count(taskId);
        String errorFile = counts.failed() == 0 || task.fileKey() == null ? null : writeErrorSheet(task);
        TaskStatus end = TaskStatus.ofResult(counts.total(), counts.succeeded(), counts.failed());
        transactions.run(() -> {
            leases.fence(taskId, lease);
            if (tasks.finish(taskId, end, counts, errorFile)) {
                log.add(OperationLog.Entry.byWorker(
                        task, errorFile == null ? "COMPLETE" : "GENERATE_ERROR_FILE", "PUBLISH", summary(counts)));
            }
        });
    }

    private String writeErrorSheet(Tasks.TaskWork task) throws IOException {
        FailedPages pages = new FailedPages(task.id());
        return files.write(
                        "error-sheets/" + task.operationId() + ".xlsx",
                        out -> sheets.write(out, task.header(), pages::next))
                .key();
    }

    private static String summary(Tasks.Counts counts) {
        return counts.succeeded() + " of " + counts.total() + " products are published, " + counts.failed()
                + " failed.";
    }

    /** Pages through the failed rows by item number. */
    private final class FailedPages {
        private final long taskId;
        private int lastItemNo;

        private FailedPages(long taskId) {
            this.taskId = taskId;
        }

        private List<ErrorSheets.FailedRow> next() {
            List<Rows.FailedRows> page = rows.failedRows(taskId, lastItemNo, PAGE);
            if (page.isEmpty()) {
                return List.of();
            }
            lastItemNo = page.get(page.size() - 1).itemNo();
            return page.stream()
                    .flatMap(product -> product.rows().stream()
                            .map(row -> new ErrorSheets.FailedRow(
                                    row.cells(),
                                    product.failure().code(),
                                    product.failure().message())))
                    .toList();
        }
    }
}
