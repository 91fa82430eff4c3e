package io.goodsflow.kit.messaging;

import io.goodsflow.kit.data.Transactions;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;

/**
 * Delivers what the outbox holds. Every instance runs one: fresh rows of this process are handed over in memory, rows
 * left behind by any process are claimed in batches, so that two relays never hold the same row.
 */
final class Relay implements SmartLifecycle {

    /** Stops after the web server and the consumers, which still write events while they finish. */
    static final int PHASE = SmartLifecycle.DEFAULT_PHASE - 4096;

    private static final Logger log = LoggerFactory.getLogger(Relay.class);
    private static final long STOP_MILLIS = 5_000;

    private final OutboxTable table;
    private final Handover handover;
    private final RelaySender sender;
    private final BrokerContact contact;
    private final Transactions transactions;
    private final MessagingProperties.Relay settings;
    private final RelayPause pause;
    private @Nullable Thread thread;
    private volatile boolean running;
    private long nextLook = System.nanoTime();

    Relay(
            OutboxTable table,
            Handover handover,
            RelaySender sender,
            BrokerContact contact,
            Transactions transactions,
            MessagingProperties properties) {
        this.table = table;
        this.handover = handover;
        this.sender = sender;
        this.contact = contact;
        this.transactions = transactions;
        this.settings = properties.relay();
        this.pause = new RelayPause(settings.maxBackoff());
    }

    @Override
    public void start() {
        if (settings.enabled() && !running) {
            running = true;
            Thread started = new Thread(this::loop, "outbox-relay");
            started.setDaemon(true);
            started.start();
            thread = started;
        }
    }

    private void loop() {
        try {
            while (running) {
                if (!guarded()) {
                    handover.await(settings.pollInterval().toMillis());
                }
            }
            guarded();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A turn that survives everything: whatever fails (the database, the broker), the next turn tries again. */
    private boolean guarded() throws InterruptedException {
        try {
            return turn();
        } catch (RuntimeException e) {
            log.warn("the relay failed and goes on after a pause: {}", e.toString());
            pause.failed();
            return false;
        }
    }

    /** @return true if there may be more to do at once */
    private boolean turn() throws InterruptedException {
        List<String> confirmed = handover.takeConfirmed(settings.batchSize(), !running);
        if (!confirmed.isEmpty()) {
            table.sentByHalf(confirmed);
        }
        List<OutboxRow> fresh = handover.takeFresh(settings.batchSize());
        if (!pause.over()) {
            // fresh rows are let go: they fall due in the table
            return !confirmed.isEmpty() || !fresh.isEmpty();
        }
        boolean busy = !confirmed.isEmpty();
        if (!fresh.isEmpty()) {
            busy |= delivered(fresh);
        }
        if (System.nanoTime() - nextLook >= 0) {
            contact.keep();
            List<OutboxRow> due = transactions.execute(() -> table.claimDue(settings.batchSize(), settings.claim()));
            boolean more = !due.isEmpty() && delivered(due) && due.size() == settings.batchSize();
            nextLook = System.nanoTime() + (more ? 0 : settings.pollInterval().toNanos());
            busy |= more;
        }
        return busy;
    }

    private boolean delivered(List<OutboxRow> rows) throws InterruptedException {
        boolean ok = sender.deliver(rows);
        if (ok) {
            pause.succeeded();
        } else {
            pause.failed();
        }
        return ok;
    }

    @Override
    public void stop() {
        running = false;
        handover.wake();
        Thread stopping = thread;
        if (stopping != null) {
            try {
                stopping.join(STOP_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    @Override
    public int getPhase() {
        return PHASE;
    }
}
