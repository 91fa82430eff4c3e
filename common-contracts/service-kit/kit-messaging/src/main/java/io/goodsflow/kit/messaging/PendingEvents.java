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
    private boolean flushed;
    private boolean ended;

    PendingEvents(OutboxTable table, Handover handover, Duration handoverGrace) {
        this.table = table;
        this.handover = handover;
        this.handoverGrace = handoverGrace;
    }

    /** @throws IllegalStateException once the commit has begun: the row would not be part of it */
    void add(OutboxRow row) {
        if (ended) {
            throw new IllegalStateException("event " + row.eventType() + " was appended after its transaction");
        }
        rows.add(row);
        if (flushed) {
            // a synchronization that runs even later than this one
            write();
        }
    }

    /** After the business code's own synchronizations, which may still append. */
    @Override
    public int getOrder() {
        return Ordered.LOWEST_PRECEDENCE;
    }

    @Override
    public void beforeCommit(boolean readOnly) {
        write();
        flushed = true;
    }

    @Override
    public void beforeCompletion() {
        ended = true;
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
        while (!savepoints.isEmpty() && !savepoints.peek().handle().equals(savepoint)) {
            savepoints.pop();
        }
        Savepoint reached = savepoints.peek();
        // one that is not known here was set before the first event
        int kept = reached == null ? 0 : reached.size();
        rows.subList(kept, rows.size()).clear();
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
