package io.goodsflow.kit.data.purge;

import io.goodsflow.kit.data.Lease;
import io.goodsflow.kit.data.Leases;
import java.time.Duration;
import java.util.Optional;

/** Lets a test step in right before a fence. */
record LosingLeases(Leases leases, Runnable beforeFence) implements Leases {

    @Override
    public Optional<Lease> tryClaim(String name, Duration ttl) {
        return leases.tryClaim(name, ttl);
    }

    @Override
    public boolean renew(Lease lease, Duration ttl) {
        return leases.renew(lease, ttl);
    }

    @Override
    public void release(Lease lease) {
        leases.release(lease);
    }

    @Override
    public void fence(Lease lease) {
        beforeFence.run();
        leases.fence(lease);
    }

    @Override
    public boolean runExclusively(String name, Duration ttl, LeasedJob job) {
        return leases.runExclusively(name, ttl, job);
    }
}
