package io.goodsflow.supply.task.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.supply.contract.error.SupplyError;
import io.goodsflow.supply.sheet.application.ImportSheet;
import io.goodsflow.supply.sheet.domain.Header;
import io.goodsflow.supply.sheet.domain.ParsedProduct;
import io.goodsflow.supply.task.domain.Checkpoint;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Collects products and stores them batch by batch, each together with the checkpoint that covers it. */
final class RowBatches implements ImportSheet.Products {
    private static final long MAX_BATCH_SIZE = 1_000_000;
    private final Tasks.TaskWork task;
    private final Target target;
    private final Bounds bounds;
    private final List<ParsedProduct> batch = new ArrayList<>();
    private Checkpoint checkpoint;
    private long size;
    private int open;

    /** Where batches go; fence keeps out a worker that lost its lease. */
    record Target(Tasks tasks, Rows rows, Transactions transactions, Runnable fence) {}

    /** When a batch is full and when the reading must end. */
    record Bounds(int batchRows, BooleanSupplier stopping, Clock clock, Instant deadline) {}

    RowBatches(Tasks.TaskWork task, Target target, Bounds bounds) {
        this.task = task;
        this.target = target;
        this.bounds = bounds;
        this.checkpoint = task.checkpoint();
    }

    @Override
    public void header(Header header) {
        target.transactions().run(() -> {
            target.fence().run();
            target.tasks().keepHeader(task.id(), header.texts(), header.warnings());
        });
    }

    @Override
    public void product(ParsedProduct product) {
        if (product.itemNo() <= checkpoint.parsedUpTo()) {
            return;
        }
        batch.add(product);
        size += product.rows().stream().mapToLong(ParsedProduct.RawRow::size).sum();
        if (batch.size() >= bounds.batchRows() || size >= MAX_BATCH_SIZE) {
            flush();
        }
    }

    /** Products without a problem that were stored by this run. */
    int open() {
        return open;
    }

    void flush() {
        checkBounds();
        if (batch.isEmpty()) {
            return;
        }
        int failed = (int) batch.stream().filter(row -> row.problem() != null).count();
        Checkpoint reached = checkpoint.parsed(batch.get(batch.size() - 1).itemNo());
        target.transactions().run(() -> {
            target.fence().run();
            target.rows().addAll(task, batch);
            target.tasks().advance(task.id(), reached, batch.size(), failed);
        });
        open += batch.size() - failed;
        checkpoint = reached;
        batch.clear();
        size = 0;
    }

    private void checkBounds() {
        if (bounds.stopping().getAsBoolean()) {
            throw new LaneStoppedException();
        }
        if (bounds.clock().instant().isAfter(bounds.deadline())) {
            throw new GoodsflowException(SupplyError.WORKBOOK_UNSAFE, "it takes too long to read");
        }
    }
}
