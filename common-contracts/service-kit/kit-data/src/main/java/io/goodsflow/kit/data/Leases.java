package io.goodsflow.kit.data;

import java.time.Duration;
import java.util.Optional;

/**
 * Leases by database compare-and-set (source 3.3.1 and 3.3.2): first claim, renewal, take-over after expiry, and fencing
 * of a revived old holder. Time is the database's. For named jobs that only one process may run; a table with lease
 * columns of its own uses {@link LeaseTable}.
 */
public interface Leases {

    /** Claims a free or expired lease; empty if another holder is alive. */
    Optional<Lease> tryClaim(String name, Duration ttl);

    /** Prolongs the lease; false if it was lost. */
    boolean renew(Lease lease, Duration ttl);

    /** Gives the lease back; nothing happens if it was lost. */
    void release(Lease lease);

    /**
     * Call inside the transaction that writes on behalf of the lease, before it commits: locks the lease row.
     *
     * @throws LeaseLostException if another holder took over
     */
    void fence(Lease lease);

    /** Runs the job if the lease can be had, renewing it meanwhile and releasing it after; false if it was not run. */
    boolean runExclusively(String name, Duration ttl, LeasedJob job);

    /** Work under a lease. */
    @FunctionalInterface
    interface LeasedJob {
        void run(Lease lease);
    }
}
