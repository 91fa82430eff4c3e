package io.goodsflow.supply.task.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.files.FileStore;
import io.goodsflow.supply.contract.error.SupplyError;
import io.goodsflow.supply.task.domain.RowStatus;
import io.goodsflow.supply.task.domain.TaskStatus;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.NoSuchFileException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Looks at tasks. A merchant sees its own; another's task is not there (404). */
@Service
public class FindTasks {
    private final TaskViews views;
    private final FileStore files;

    FindTasks(TaskViews views, FileStore files) {
        this.views = views;
        this.files = files;
    }

    /** The tasks a caller may see, newest first. */
    public List<TaskViews.TaskView> page(
            @Nullable Long merchantId, @Nullable TaskStatus status, long offset, int size) {
        return views.page(merchantId, status, offset, size);
    }

    public long total(@Nullable Long merchantId, @Nullable TaskStatus status) {
        return views.total(merchantId, status);
    }

    /** @throws GoodsflowException {@code supply.task_not_found} */
    public TaskViews.TaskView one(@Nullable Long merchantId, long taskId) {
        return views.find(merchantId, taskId).orElseThrow(() -> new GoodsflowException(SupplyError.TASK_NOT_FOUND));
    }

    /** Rows after an item number, at most {@code size}. */
    public List<TaskViews.RowView> rows(
            @Nullable Long merchantId, long taskId, @Nullable RowStatus status, long afterItemNo, int size) {
        one(merchantId, taskId);
        return views.rows(taskId, status, afterItemNo, size);
    }

    /** @throws GoodsflowException {@code supply.task_not_found} or {@code supply.error_file_not_found} */
    public InputStream errorFile(@Nullable Long merchantId, long taskId) throws IOException {
        one(merchantId, taskId);
        String key = views.errorFile(merchantId, taskId)
                .orElseThrow(() -> new GoodsflowException(SupplyError.ERROR_FILE_NOT_FOUND));
        try {
            return files.open(key);
        } catch (NoSuchFileException e) {
            throw GoodsflowException.causedBy(e, SupplyError.ERROR_FILE_NOT_FOUND);
        }
    }
}
