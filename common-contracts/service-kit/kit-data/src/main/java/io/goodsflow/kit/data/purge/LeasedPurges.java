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
import org.springframework.jdbc.core.JdbcTemplate;

/** Batches under a lease; a rule that fails does not keep the others from running. */
class LeasedPurges implements Purges {

    private static final Logger LOG = LoggerFactory.getLogger(LeasedPurges.class);
    private static final String LEASE = "kit.purge";
    private static final Duration TTL = Duration.ofMinutes(1);

    private final List<PurgeRule> rules;
    private final Leases leases;
    private final Transactions transactions;
    private final JdbcTemplate jdbc;
    private final DataProperties.Purge settings;

    LeasedPurges(
            List<PurgeRule> rules,
            Leases leases,
            Transactions transactions,
            JdbcTemplate jdbc,
            DataProperties.Purge settings) {
        this.rules = List.copyOf(rules);
        this.leases = leases;
        this.transactions = transactions;
        this.jdbc = jdbc;
        this.settings = settings;
    }

    @Override
    public long run() {
        AtomicLong deleted = new AtomicLong();
        leases.runExclusively(LEASE, TTL, lease -> runAll(lease, deleted));
        return deleted.get();
    }

    private void runAll(Lease lease, AtomicLong deleted) {
        for (PurgeRule rule : rules) {
            try {
                run(rule, lease, deleted);
            } catch (LeaseLostException e) {
                LOG.info("another process goes on with the purge");
                return;
            } catch (RuntimeException e) {
                // the next run tries again; other tables must not grow meanwhile
                LOG.error("the purge of {} failed", rule.table(), e);
            }
        }
    }

    private void run(PurgeRule rule, Lease lease, AtomicLong deleted) {
        long before = deleted.get();
        for (int batch = 0; batch < settings.maxBatches(); batch++) {
            int rows = transactions.execute(() -> {
                leases.fence(lease);
                return delete(rule);
            });
            deleted.addAndGet(rows);
            if (rows < settings.batchSize()) {
                break;
            }
        }
        if (deleted.get() > before) {
            LOG.info("purged {} rows of {}", deleted.get() - before, rule.table());
        }
    }

    private int delete(PurgeRule rule) {
        return jdbc.update(
                "DELETE FROM " + rule.table() + " WHERE (" + rule.condition() + ") AND " + rule.timeColumn()
                        + " < UTC_TIMESTAMP(3) - INTERVAL ? SECOND ORDER BY " + rule.timeColumn() + " LIMIT "
                        + settings.batchSize(),
                rule.age().toSeconds());
    }
}
