package io.goodsflow.supply.task.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.Lease;
import io.goodsflow.kit.data.LeaseTable;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.files.FileStore;
import io.goodsflow.supply.contract.error.SupplyError;
import io.goodsflow.supply.sheet.application.ImportSheet;
import io.goodsflow.supply.task.domain.Failure;
import io.goodsflow.supply.task.domain.TaskStatus;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.text.MessageFormat;
import java.time.Clock;
import java.util.Locale;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

/**
 * Reads the sheet of a claimed task into rows (source 3.5.7, stage 2). Rows and checkpoint are committed together, so
 * whoever takes the task over goes on behind the last product stored.
 */
@Service
public class ParseSheet {
    private final FileStore files;
    private final ImportSheet sheets;
    private final Tasks tasks;
    private final Rows rows;
    private final OpenRows openRows;
    private final OperationLog log;
    private final Transactions transactions;
    private final LeaseTable leases;
    private final Clock clock;
    private final ImportProperties settings;

    ParseSheet(
            FileStore files,
            ImportSheet sheets,
            Tasks tasks,
            Rows rows,
            OpenRows openRows,
            OperationLog log,
            Transactions transactions,
            @Qualifier("parseLeases") LeaseTable leases,
            Clock clock,
            ImportProperties settings) {
        this.files = files;
        this.sheets = sheets;
        this.tasks = tasks;
        this.rows = rows;
        this.openRows = openRows;
        this.log = log;
        this.transactions = transactions;
        this.leases = leases;
        this.clock = clock;
        this.settings = settings;
    }

    /**
     * @param stopping asked between batches
     * @return true if the task's rows wait to be dispatched
     * @throws LaneStoppedException if stopping said so
     * @throws io.goodsflow.kit.data.LeaseLostException if another worker took over
     */
    public boolean handle(Tasks.TaskWork task, Lease lease, BooleanSupplier stopping) throws IOException {
        if (task.status() == TaskStatus.PROCESSING) {
            return true;
        }
        if (task.claims() > settings.maxClaims()) {
            refuse(
                    task,
                    lease,
                    new Failure(
                            SupplyError.SHEET_INVALID.code(),
                            "The sheet could not be read in " + settings.maxClaims() + " attempts."));
            return false;
        }
        try {
            read(task, lease, stopping);
            return true;
        } catch (GoodsflowException refusal) {
            refuse(task, lease, failure(refusal));
        } catch (NoSuchFileException e) {
            refuse(task, lease, new Failure(SupplyError.SHEET_INVALID.code(), "The uploaded file is gone."));
        }
        return false;
    }

    private void read(Tasks.TaskWork task, Lease lease, BooleanSupplier stopping) throws IOException {
        Path file = Files.createTempFile("import-", ".xlsx");
        try {
            try (InputStream in = files.open(Objects.requireNonNull(task.fileKey(), "file of the task"))) {
                Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
            }
            RowBatches batches = new RowBatches(
                    task,
                    new RowBatches.Target(tasks, rows, transactions, () -> leases.fence(task.id(), lease)),
                    new RowBatches.Bounds(
                            settings.batchRows(),
                            stopping,
                            clock,
                            clock.instant().plus(settings.maxReadingTime())));
            sheets.read(file, batches);
            batches.flush();
            finish(task, lease, batches.open());
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private void finish(Tasks.TaskWork task, Lease lease, int readInThisRun) {
        // rows of an earlier holder are open too; nothing was dispatched yet, so all of INIT is open
        int open = task.checkpoint().parsedUpTo() == 0
                ? readInThisRun
                : tasks.count(task.id()).total() - tasks.count(task.id()).failed();
        openRows.start(task.id(), open);
        transactions.run(() -> {
            leases.fence(task.id(), lease);
            if (tasks.parsed(task.id())) {
                log.add(OperationLog.Entry.byWorker(task, "PARSE", "VALIDATE", "The sheet was read to its end."));
            }
        });
    }

    private void refuse(Tasks.TaskWork task, Lease lease, Failure failure) {
        boolean more = true;
        while (more) {
            more = transactions.execute(() -> {
                leases.fence(task.id(), lease);
                return rows.failOpen(task.id(), failure, settings.batchRows()) > 0;
            });
        }
        transactions.run(() -> {
            leases.fence(task.id(), lease);
            if (tasks.refuse(task.id(), failure)) {
                log.add(new OperationLog.Entry(
                        task.operationId(),
                        task.id(),
                        null,
                        "PARSE",
                        "VALIDATE",
                        OperatorType.SYSTEM,
                        "supply-service",
                        false,
                        failure.code(),
                        failure.message()));
            }
        });
    }

    private static Failure failure(GoodsflowException refusal) {
        String pattern = refusal.errorCode().english();
        return new Failure(
                refusal.errorCode().code(), new MessageFormat(pattern, Locale.ROOT).format(refusal.arguments()));
    }
}
