package io.goodsflow.kit.messaging;

import java.nio.charset.StandardCharsets;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.springframework.util.unit.DataSize;

/** Collects the events of a transaction; they are written by one statement just before it commits. */
final class TransactionalOutbox implements Outbox {

    private static final int KEY_LENGTH = 200;

    private final OutboxTable table;
    private final Handover handover;
    private final MessagingProperties.Relay settings;
    private final DataSize maxBody;

    TransactionalOutbox(OutboxTable table, Handover handover, MessagingProperties properties) {
        this.table = table;
        this.handover = handover;
        this.settings = properties.relay();
        this.maxBody = properties.maxBody();
    }

    @Override
    public void append(OutgoingEvent event) {
        check(event);
        if (!TransactionSynchronizationManager.isActualTransactionActive()) {
            throw new IllegalStateException("event " + event.envelope().type() + " was appended outside a transaction");
        }
        pending().add(OutboxRow.of(event));
    }

    /** Refuses what the table or the broker would refuse later, where nobody could tell the caller. */
    void check(OutgoingEvent event) {
        String key = event.envelope().key();
        if (key.isBlank() || key.length() > KEY_LENGTH || key.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("an event key has 1 to " + KEY_LENGTH + " visible characters");
        }
        long size = event.body().getBytes(StandardCharsets.UTF_8).length;
        if (size > maxBody.toBytes()) {
            throw new IllegalArgumentException("event " + event.envelope().type() + " " + key + " has " + size
                    + " bytes, more than the " + maxBody.toBytes() + " of goodsflow.messaging.max-body");
        }
    }

    private PendingEvents pending() {
        for (TransactionSynchronization known : TransactionSynchronizationManager.getSynchronizations()) {
            if (known instanceof PendingEvents pending) {
                return pending;
            }
        }
        PendingEvents pending = new PendingEvents(table, handover, settings.handoverGrace());
        TransactionSynchronizationManager.registerSynchronization(pending);
        return pending;
    }
}
