package io.goodsflow.kit.data;

import java.time.Duration;
import java.util.Optional;

/**
 * The same promise as {@link Leases} for a table that carries {@code worker_id, lease_token, lease_until, heartbeat_at}
 * itself (source 3.3.2), for example {@code product_supply_task}. Made by {@link LeaseTables#of}.
 */
public interface LeaseTable {

    /**
     * Claims row {@code id} if the condition given to the factory holds and its lease is free or expired, and applies
     * the factory's claim assignments in the same statement.
     */
    Optional<Lease> tryClaim(long id, Duration ttl);

    /** Claims any of the oldest rows that can be claimed; empty if there is none. Bounded, index-backed scan. */
    Optional<Claimed> tryClaimNext(Duration ttl);

    boolean renew(long id, Lease lease, Duration ttl);

    void release(long id, Lease lease);

    /** @throws LeaseLostException if the row is held by another; locks the row for the rest of the transaction */
    void fence(long id, Lease lease);

    /** A claimed row. */
    record Claimed(long id, Lease lease) {}
}
