package io.goodsflow.demo;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/** One import of a sheet, from the upload to its end state. */
public final class ImportTask {

    /** States after which nothing changes any more. */
    public static final Set<String> END_STATES =
            Set.of("DONE", "PARTIAL_SUCCESS", "FAILED", "INVENTORY_FAILED", "CANCELED");

    private static final String IMPORTS = "/api/admin/supply/imports";
    private static final String TASKS = "/api/admin/supply/tasks/";

    private final GoodsflowClient merchant;
    private final long taskId;

    private ImportTask(GoodsflowClient merchant, long taskId) {
        this.merchant = merchant;
        this.taskId = taskId;
    }

    /**
     * Uploads a sheet that creates products.
     *
     * @param merchant a client signed in as a merchant
     */
    public static ImportTask start(GoodsflowClient merchant, String fileName, byte[] sheet) {
        Answer answer = merchant.upload(IMPORTS, fileName, sheet, Map.of("type", "CREATE"))
                .expect(202);
        return new ImportTask(merchant, answer.body().path("task_id").asLong());
    }

    /** An import that was started before. */
    public static ImportTask of(GoodsflowClient merchant, long taskId) {
        return new ImportTask(merchant, taskId);
    }

    public long taskId() {
        return taskId;
    }

    /** The task as it stands. */
    public TaskState state() {
        return TaskState.of(merchant.get(TASKS + taskId).expect(200).body());
    }

    /**
     * Waits for an end state; a service that is down for a while is waited for as well.
     *
     * @param progress told each time something moved
     */
    public TaskState awaitEnd(Duration limit, Consumer<TaskState> progress) {
        TaskState[] last = {null};
        return Patience.until(limit, "The end of import task " + taskId, () -> {
            Answer answer = merchant.get(TASKS + taskId);
            if (answer.isPassing()) {
                return Optional.empty();
            }
            TaskState now = TaskState.of(answer.expect(200).body());
            if (!now.equals(last[0])) {
                progress.accept(now);
                last[0] = now;
            }
            return END_STATES.contains(now.status()) ? Optional.of(now) : Optional.empty();
        });
    }

    /** All rows of the task in a status, page by page. */
    public List<TaskRow> rows(String status) {
        List<TaskRow> rows = new ArrayList<>();
        String cursor = "";
        do {
            String query = "?status=" + status
                    + (cursor.isEmpty() ? "" : "&cursor=" + URLEncoder.encode(cursor, StandardCharsets.UTF_8));
            JsonNode page =
                    merchant.get(TASKS + taskId + "/items" + query).expect(200).body();
            page.path("items").forEach(row -> rows.add(TaskRow.of(row)));
            cursor = page.path("next_cursor").asString("");
        } while (!cursor.isEmpty());
        return rows;
    }
}
