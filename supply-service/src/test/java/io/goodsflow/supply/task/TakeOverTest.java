package io.goodsflow.supply.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.goodsflow.kit.data.Lease;
import io.goodsflow.kit.data.LeaseLostException;
import io.goodsflow.kit.data.LeaseTable;
import io.goodsflow.supply.task.application.AcceptImport;
import io.goodsflow.supply.task.application.DispatchRows;
import io.goodsflow.supply.task.application.OperatorType;
import io.goodsflow.supply.task.application.ParseSheet;
import io.goodsflow.supply.task.application.Tasks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;

/** A worker that dies between two checkpoints, as the database sees it: its lease is neither renewed nor given back. */
class TakeOverTest extends SupplyTest {
    private static final Duration SHORT = Duration.ofSeconds(5);

    @Autowired
    @Qualifier("parseLeases")
    LeaseTable parseLeases;

    @Autowired
    @Qualifier("rowLeases")
    LeaseTable rowLeases;

    @Autowired
    AcceptImport acceptImport;

    @Autowired
    Tasks tasks;

    @Autowired
    ParseSheet parseSheet;

    @Autowired
    DispatchRows dispatchRows;

    @Test
    void aSheetIsReadOnFromItsCheckpointByWhoeverTakesItOver() throws IOException {
        SheetFile file = new SheetFile().products(55);
        Claimed claimed = claimBeforeTheLanes(file);

        killAfter(3, stopping -> parseSheet.handle(claimed.task(), claimed.lease(), stopping));

        assertThat(rowsOf(claimed.taskId())).hasSize(20).doesNotHaveDuplicates();
        assertThat(PEERS.drafts.createCalls(file.outerIds().get(0))).isZero();
        awaitStatus(claimed.taskId(), "DONE");
        assertThat(rowsOf(claimed.taskId())).hasSize(55).doesNotHaveDuplicates();
        assertThat(ops.task(claimed.taskId()).path("total_count").asInt()).isEqualTo(55);
        assertThat(file.outerIds())
                .allSatisfy(id -> assertThat(PEERS.drafts.createCalls(id)).isEqualTo(1));
    }

    @Test
    void handingOverGoesOnFromItsCheckpointToo() throws IOException {
        SheetFile file = new SheetFile().products(35);
        Claimed claimed = claimBeforeTheLanes(file);
        parseSheet.handle(claimed.task(), claimed.lease(), () -> false);

        killAfter(2, stopping -> dispatchRows.handle(claimed.taskId(), claimed.lease(), stopping));

        awaitStatus(claimed.taskId(), "DONE");
        assertThat(ops.task(claimed.taskId()).path("success_count").asInt()).isEqualTo(35);
        assertThat(file.outerIds())
                .allSatisfy(id -> assertThat(PEERS.drafts.createCalls(id)).isEqualTo(1));
    }

    @Test
    void aRevivedWorkerCannotWriteAnyMore() throws IOException {
        Claimed claimed = claimBeforeTheLanes(new SheetFile().products(5));
        awaitStatus(claimed.taskId(), "DONE");

        assertThatExceptionOfType(LeaseLostException.class)
                .isThrownBy(() -> parseSheet.handle(claimed.task(), claimed.lease(), () -> false));
        assertThat(rowsOf(claimed.taskId())).hasSize(5);
        assertThat(ops.status(claimed.taskId())).isEqualTo("DONE");
    }

    @Test
    void aRowWhoseWorkerDiedIsDrivenAgain() {
        String id = SheetFile.id();
        PEERS.trouble(id, Trouble.DOWN, Integer.MAX_VALUE);
        long task = ops.imports(new SheetFile().product(id, "Orphan", "5").bytes(), merchant);
        long row = await().atMost(PATIENCE)
                .until(() -> ops.rows(task).path(0).path("id").asLong(), found -> found > 0);
        Optional<Lease> dead = await().atMost(PATIENCE)
                .pollInterval(Duration.ofMillis(5))
                .until(() -> rowLeases.tryClaim(row, SHORT), Optional::isPresent);

        assertThat(dead).isPresent();
        PEERS.trouble(id, Trouble.NONE, 0);
        awaitStatus(task, "DONE");
        assertThat(PEERS.drafts.of(id).submissions()).hasValue(1);
    }

    private record Claimed(long taskId, Lease lease, Tasks.TaskWork task) {}

    /** The lanes of this process must not be faster, so that task and lease appear together. */
    private Claimed claimBeforeTheLanes(SheetFile file) throws IOException {
        Path sheet = Files.createTempFile(Path.of("target"), "sheet", ".xlsx");
        Files.write(sheet, file.bytes());
        return transactions.execute(() -> {
            long taskId = acceptImport
                    .handle(new AcceptImport.Command(sheet, "x.xlsx", merchant, OperatorType.OPS, "olga", null))
                    .taskId();
            Lease lease = parseLeases.tryClaim(taskId, SHORT).orElseThrow();
            return new Claimed(taskId, lease, tasks.work(taskId).orElseThrow());
        });
    }

    private interface Work {
        void run(BooleanSupplier stopping) throws IOException;
    }

    private static void killAfter(int checkpoints, Work work) {
        AtomicInteger passed = new AtomicInteger();
        BooleanSupplier killer = () -> {
            if (passed.incrementAndGet() >= checkpoints) {
                throw new Killed();
            }
            return false;
        };
        assertThatThrownBy(() -> work.run(killer)).isInstanceOf(Killed.class);
    }

    private List<Integer> rowsOf(long taskId) {
        return database.jdbc()
                .queryForList("SELECT item_no FROM product_supply_task_item WHERE task_id = ?", Integer.class, taskId);
    }

    private static final class Killed extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }
}
