package io.goodsflow.kit.data.purge;

import io.goodsflow.kit.data.DataProperties;
import io.goodsflow.kit.data.Lease;
import io.goodsflow.kit.data.LeaseLostException;
import io.goodsflow.kit.data.Leases;
import io.goodsflow.kit.data.Transactions;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Batches under a lease; a rule that fails does not keep the others from running. */
class LeasedPurges implements Purges {

    private static final Logger LOG = LoggerFactory.getLogger(LeasedPurges.class);
    private static final String LEASE = "kit.purge";
    private static final Duration TTL = Duration.ofMinutes(1);

    private final List<PurgeBatch> purges;
    private final Leases leases;
    private final Transactions transactions;
    private final DataProperties.Purge settings;

    LeasedPurges(List<PurgeBatch> purges, Leases leases, Transactions transactions, DataProperties.Purge settings) {
        this.purges = List.copyOf(purges);
        this.leases = leases;
        this.transactions = transactions;
        this.settings = settings;
    }

    @Override
    public long run() {
        AtomicLong deleted = new AtomicLong();
        leases.runExclusively(LEASE, TTL, lease -> runAll(lease, deleted));
        return deleted.get();
    }

    private void runAll(Lease lease, AtomicLong deleted) {
        for (PurgeBatch purge : purges) {
            try {
                run(purge, lease, deleted);
            } catch (LeaseLostException e) {
                LOG.info("another process goes on with the purge");
                return;
            } catch (RuntimeException e) {
                // the next run tries again; other tables must not grow meanwhile
                LOG.error("the purge of {} failed", purge.table(), e);
            }
        }
    }

    private void run(PurgeBatch purge, Lease lease, AtomicLong deleted) {
        long before = deleted.get();
        for (int batch = 0; batch < settings.maxBatches(); batch++) {
            int rows = transactions.execute(() -> {
                leases.fence(lease);
                return purge.delete(settings.batchSize());
            });
            deleted.addAndGet(rows);
            if (rows < settings.batchSize()) {
                break;
            }
        }
        if (deleted.get() > before) {
            LOG.info("purged {} rows of {}", deleted.get() - before, purge.table());
        }
    }
}
