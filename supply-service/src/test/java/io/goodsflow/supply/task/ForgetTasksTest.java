package io.goodsflow.supply.task;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.files.FileStore;
import io.goodsflow.supply.task.application.ForgetTasks;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

class ForgetTasksTest extends SupplyTest {
    @Autowired
    ForgetTasks forgetTasks;

    @Autowired
    FileStore files;

    @Test
    void anEndedTaskPastItsAgeGoesWithItsRowsAndFiles() throws IOException {
        SheetFile sheet = new SheetFile().products(2).product(SheetFile.id(), "Bad", "x");
        long old = ops.imports(sheet.bytes(), merchant);
        long young = ops.imports(new SheetFile().products(1).bytes(), merchant);
        awaitStatus(old, "PARTIAL_SUCCESS");
        awaitStatus(young, "DONE");
        List<String> keys = database.jdbc()
                .queryForList(
                        "SELECT file_url FROM product_supply_task WHERE id = ? UNION ALL"
                                + " SELECT error_file_url FROM product_supply_task WHERE id = ?",
                        String.class,
                        old,
                        old);
        assertThat(keys).hasSize(2).allMatch(files::exists);
        database.jdbc()
                .update(
                        "UPDATE product_supply_task SET finished_at = finished_at - INTERVAL 200 DAY WHERE id = ?",
                        old);

        forgetTasks.handle();

        assertThat(ops.get("/api/admin/supply/tasks/" + old).status()).isEqualTo(404);
        assertThat(keys).noneMatch(files::exists);
        assertThat(rowsOf(old)).isZero();
        assertThat(rowsOf(young)).isEqualTo(1);
    }

    private int rowsOf(long task) {
        return Objects.requireNonNull(database.jdbc()
                .queryForObject(
                        "SELECT COUNT(*) FROM product_supply_task_item WHERE task_id = ?", Integer.class, task));
    }
}
