package io.goodsflow.supply.task.application;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.files.FileStore;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/**
 * Deletes tasks past their age: rows in small batches, then the files, the task last, so that whatever stops this is
 * found again by the next run.
 */
@Service
public class ForgetTasks {
    private static final int TASKS = 20;
    private static final int ROWS = 500;
    private final Tasks tasks;
    private final Rows rows;
    private final FileStore files;
    private final Transactions transactions;
    private final ImportProperties settings;

    ForgetTasks(Tasks tasks, Rows rows, FileStore files, Transactions transactions, ImportProperties settings) {
        this.tasks = tasks;
        this.rows = rows;
        this.files = files;
        this.transactions = transactions;
        this.settings = settings;
    }

    /** @return how many tasks are gone */
    public int handle() throws IOException {
        int forgotten = 0;
        for (Tasks.EndedTask task : tasks.endedBefore(settings.keepTasks(), TASKS)) {
            forget(task);
            forgotten++;
        }
        return forgotten;
    }

    private void forget(Tasks.EndedTask task) throws IOException {
        int deleted = ROWS;
        while (deleted == ROWS) {
            deleted = transactions.execute(() -> rows.forget(task.id(), ROWS));
        }
        delete(task.fileKey());
        delete(task.errorFileKey());
        transactions.run(() -> tasks.forget(task.id()));
    }

    private void delete(@Nullable String key) throws IOException {
        if (key != null) {
            files.delete(key);
        }
    }
}
