package io.goodsflow.supply.task.application;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.files.FileStore;
import io.goodsflow.kit.files.FileTooLargeException;
import io.goodsflow.kit.files.StoredFile;
import io.goodsflow.supply.sheet.application.SheetReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Turns an upload into a task that can be traced, claimed and resumed; reads nothing of it (source 3.5.7, stage 1). */
@Service
public class AcceptImport {
    private static final String OPERATION = "POST /api/admin/supply/imports";
    private final SheetReader sheets;
    private final FileStore files;
    private final Tasks tasks;
    private final OperationLog log;
    private final Transactions transactions;
    private final IdempotentCommands commands;
    private final LaneSignals lanes;
    private final TaskNumbers numbers;
    private final ImportProperties settings;

    AcceptImport(
            SheetReader sheets,
            FileStore files,
            Tasks tasks,
            OperationLog log,
            Transactions transactions,
            IdempotentCommands commands,
            LaneSignals lanes,
            TaskNumbers numbers,
            ImportProperties settings) {
        this.sheets = sheets;
        this.files = files;
        this.tasks = tasks;
        this.log = log;
        this.transactions = transactions;
        this.commands = commands;
        this.lanes = lanes;
        this.numbers = numbers;
        this.settings = settings;
    }

    /**
     * @param file the upload on local disk, which stays the caller's
     * @param idempotencyKey null if the caller gave none
     */
    public record Command(
            Path file,
            String fileName,
            long merchantId,
            OperatorType operatorType,
            String operatorId,
            @Nullable String idempotencyKey) {}

    /** What the caller can ask by. */
    public record Receipt(long taskId, String receiptId) {}

    private record Content(String type, long merchantId, String sha256) {}

    /** @throws GoodsflowException {@code supply.not_a_workbook}, 413, or 422 for a key used with another content */
    public Receipt handle(Command command) {
        try {
            sheets.checkContainer(command.file());
            return accept(command, store(command.file()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private StoredFile store(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return files.store("imports", "xlsx", in, settings.maxFileSize().toBytes());
        } catch (FileTooLargeException e) {
            throw GoodsflowException.causedBy(e, CommonError.BODY_TOO_LARGE, Long.toString(e.maxBytes()));
        }
    }

    private Receipt accept(Command command, StoredFile stored) throws IOException {
        AtomicBoolean added = new AtomicBoolean();
        Supplier<Receipt> effect = () -> {
            added.set(true);
            return add(command, stored);
        };
        try {
            Receipt receipt = once(command, stored, effect);
            if (!added.get()) {
                files.delete(stored.key());
            }
            lanes.taskWaiting();
            return receipt;
        } catch (GoodsflowException refusal) {
            files.delete(stored.key());
            throw refusal;
        }
    }

    private Receipt once(Command command, StoredFile stored, Supplier<Receipt> effect) {
        String key = command.idempotencyKey();
        return commands.execute(
                key == null ? null : new CommandKey(command.operatorId(), command.merchantId(), OPERATION, key),
                new Content("CREATE", command.merchantId(), stored.sha256()),
                Receipt.class,
                effect);
    }

    private Receipt add(Command command, StoredFile stored) {
        TaskNumbers.Numbers ids = numbers.next();
        long taskId = tasks.add(new Tasks.NewTask(
                ids.taskNo(),
                ids.receiptId(),
                ids.operationId(),
                command.operatorType(),
                command.operatorId(),
                command.merchantId(),
                stored.key(),
                command.fileName()));
        log.add(new OperationLog.Entry(
                ids.operationId(),
                taskId,
                null,
                "SUBMIT",
                "INGEST",
                command.operatorType(),
                command.operatorId(),
                true,
                null,
                "Accepted \"" + command.fileName() + "\" of " + stored.size() + " bytes."));
        return new Receipt(taskId, ids.receiptId());
    }
}
