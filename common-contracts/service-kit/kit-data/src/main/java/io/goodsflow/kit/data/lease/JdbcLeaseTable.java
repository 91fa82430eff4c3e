package io.goodsflow.kit.data.lease;

import io.goodsflow.kit.data.Lease;
import io.goodsflow.kit.data.LeaseTable;
import java.time.Duration;
import java.util.Optional;

/** Rows with a numeric {@code id} and lease columns of their own. */
class JdbcLeaseTable implements LeaseTable {

    private static final int CANDIDATES = 16;

    private final LeaseRows rows;

    JdbcLeaseTable(LeaseRows rows) {
        this.rows = rows;
    }

    @Override
    public Optional<Lease> tryClaim(long id, Duration ttl) {
        return rows.tryClaim(id, ttl);
    }

    @Override
    public Optional<Claimed> tryClaimNext(Duration ttl) {
        for (long id : rows.candidates(CANDIDATES)) {
            Optional<Lease> lease = rows.tryClaim(id, ttl);
            if (lease.isPresent()) {
                return Optional.of(new Claimed(id, lease.get()));
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean renew(long id, Lease lease, Duration ttl) {
        return rows.renew(id, lease, ttl);
    }

    @Override
    public void release(long id, Lease lease) {
        rows.release(id, lease);
    }

    @Override
    public void fence(long id, Lease lease) {
        rows.fence(id, lease);
    }
}
