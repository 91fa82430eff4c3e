package io.goodsflow.kit.messaging;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.core.Ordered;
import org.springframework.transaction.support.TransactionSynchronization;

/** The events of one transaction, from append to commit. */
final class PendingEvents implements TransactionSynchronization, Ordered {

    private final OutboxTable table;
    private final Handover handover;
    private final Duration handoverGrace;
    private final List<OutboxRow> rows = new ArrayList<>();
    private final List<OutboxRow> forRelay = new ArrayList<>();
    private final Deque<Savepoint> savepoints = new ArrayDeque<>();
    private int written;

    PendingEvents(OutboxTable table, Handover handover, Duration handoverGrace) {
        this.table = table;
        this.handover = handover;
        this.handoverGrace = handoverGrace;
    }

    void add(OutboxRow row) {
        rows.add(row);
    }

    /** After the business code's own synchronizations, which may still append. */
    @Override
    public int getOrder() {
        return Ordered.LOWEST_PRECEDENCE;
    }

    @Override
    public void beforeCommit(boolean readOnly) {
        write();
    }

    @Override
    public void afterCommit() {
        handover.offer(forRelay);
    }

    @Override
    public void savepoint(Object savepoint) {
        savepoints.push(new Savepoint(savepoint, rows.size()));
    }

    @Override
    public void savepointRollback(Object savepoint) {
        while (!savepoints.isEmpty()) {
            Savepoint latest = savepoints.pop();
            if (latest.handle().equals(savepoint)) {
                rows.subList(latest.size(), rows.size()).clear();
                return;
            }
        }
    }

    private void write() {
        List<OutboxTable.Entry> entries = new ArrayList<>();
        @Nullable HalfScope half = HalfScope.current();
        for (OutboxRow row : rows.subList(written, rows.size())) {
            if (half != null && half.claims(row)) {
                entries.add(new OutboxTable.Entry(row, Route.HALF, half.untilWindowEnds()));
            } else {
                entries.add(new OutboxTable.Entry(row, Route.RELAY, handoverGrace));
                forRelay.add(row);
            }
        }
        table.insert(entries);
        written = rows.size();
    }

    private record Savepoint(Object handle, int size) {}
}
