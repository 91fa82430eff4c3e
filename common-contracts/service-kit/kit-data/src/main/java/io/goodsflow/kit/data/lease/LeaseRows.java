package io.goodsflow.kit.data.lease;

import io.goodsflow.kit.data.Lease;
import io.goodsflow.kit.data.LeaseLostException;
import io.goodsflow.kit.data.Transactions;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * Lease columns of one table. All times are the database's, so the clocks of the processes do not matter.
 *
 * <p>A row that another transaction has locked is passed over: its holder is writing, which means it is alive.
 */
class LeaseRows {

    private static final String FREE = "(lease_until IS NULL OR lease_until < UTC_TIMESTAMP(3))";
    private static final String HELD = " AND worker_id = ? AND lease_token = ?";
    private static final String UNTIL = "UTC_TIMESTAMP(3) + INTERVAL ? MICROSECOND";

    private final JdbcTemplate jdbc;
    private final Transactions transactions;
    private final String workerId;
    private final String table;
    private final String key;
    private final String where;
    private final String assignments;

    LeaseRows(LeaseContext context, String table, String key, String claimableWhere, String claimAssignments) {
        this.jdbc = context.jdbc();
        this.transactions = context.transactions();
        this.workerId = context.workerId().text();
        this.table = table;
        this.key = key;
        this.where = "(" + claimableWhere + ") AND " + FREE;
        this.assignments = claimAssignments.isBlank() ? "" : claimAssignments + ", ";
    }

    Optional<Lease> tryClaim(Object id, Duration ttl) {
        return transactions.execute(() -> claim(id, ttl));
    }

    private Optional<Lease> claim(Object id, Duration ttl) {
        if (jdbc.queryForList(
                        "SELECT 1 FROM " + table + " WHERE " + key + " = ? AND " + where + " FOR UPDATE SKIP LOCKED",
                        id)
                .isEmpty()) {
            return Optional.empty();
        }
        String token = UUID.randomUUID().toString();
        int rows = jdbc.update(
                "UPDATE " + table + " SET " + assignments + "worker_id = ?, lease_token = ?, lease_until = " + UNTIL
                        + ", heartbeat_at = UTC_TIMESTAMP(3) WHERE " + key + " = ? AND " + where,
                workerId,
                token,
                micros(ttl),
                id);
        if (rows != 1) {
            return Optional.empty();
        }
        LocalDateTime until = jdbc.queryForObject(
                "SELECT lease_until FROM " + table + " WHERE " + key + " = ?", LocalDateTime.class, id);
        if (until == null) {
            throw new IllegalStateException("the assignments of " + table + " clear its lease");
        }
        return Optional.of(new Lease(table + ":" + id, workerId, token, until.toInstant(ZoneOffset.UTC)));
    }

    /** Rows that could be claimed, oldest first; they are only candidates. */
    List<Long> candidates(int limit) {
        return jdbc.queryForList(
                "SELECT " + key + " FROM " + table + " WHERE " + where + " ORDER BY " + key + " LIMIT " + limit,
                Long.class);
    }

    boolean renew(Object id, Lease lease, Duration ttl) {
        return jdbc.update(
                        "UPDATE " + table + " SET lease_until = " + UNTIL + ", heartbeat_at = UTC_TIMESTAMP(3) WHERE "
                                + key + " = ?" + HELD,
                        micros(ttl),
                        id,
                        lease.workerId(),
                        lease.token())
                == 1;
    }

    void release(Object id, Lease lease) {
        jdbc.update(
                "UPDATE " + table + " SET worker_id = NULL, lease_token = NULL, lease_until = NULL WHERE " + key
                        + " = ?" + HELD,
                id,
                lease.workerId(),
                lease.token());
    }

    void fence(Object id, Lease lease) {
        if (!TransactionSynchronizationManager.isActualTransactionActive()) {
            throw new IllegalStateException("a fence without a transaction protects nothing");
        }
        if (jdbc.queryForList(
                        "SELECT 1 FROM " + table + " WHERE " + key + " = ?" + HELD + " FOR UPDATE",
                        id,
                        lease.workerId(),
                        lease.token())
                .isEmpty()) {
            throw new LeaseLostException(lease.name());
        }
    }

    private static long micros(Duration ttl) {
        if (ttl.isNegative() || ttl.isZero()) {
            throw new IllegalArgumentException("a lease needs a time to live, was " + ttl);
        }
        return TimeUnit.NANOSECONDS.toMicros(ttl.toNanos());
    }
}
