package io.goodsflow.kit.data.lease;

import io.goodsflow.kit.data.Lease;
import io.goodsflow.kit.data.Leases;
import java.time.Duration;
import java.util.Optional;
import org.springframework.jdbc.core.JdbcTemplate;

/** Named leases in table {@code lease}. */
class JdbcLeases implements Leases {

    private static final int NAME_MAX = 128;

    private final JdbcTemplate jdbc;
    private final LeaseRows rows;
    private final LeaseRenewal renewal;

    JdbcLeases(LeaseContext context, LeaseRenewal renewal) {
        this.jdbc = context.jdbc();
        this.rows = new LeaseRows(context, "lease", "name", "TRUE", "");
        this.renewal = renewal;
    }

    @Override
    public Optional<Lease> tryClaim(String name, Duration ttl) {
        requireName(name);
        Optional<Lease> claimed = rows.tryClaim(name, ttl);
        if (claimed.isPresent() || exists(name)) {
            return claimed.map(lease -> named(name, lease));
        }
        jdbc.update("INSERT IGNORE INTO lease (name) VALUES (?)", name);
        return rows.tryClaim(name, ttl).map(lease -> named(name, lease));
    }

    private boolean exists(String name) {
        return !jdbc.queryForList("SELECT 1 FROM lease WHERE name = ?", name).isEmpty();
    }

    private static Lease named(String name, Lease lease) {
        return new Lease(name, lease.workerId(), lease.token(), lease.until());
    }

    private static void requireName(String name) {
        if (name.isBlank() || name.length() > NAME_MAX || !name.chars().allMatch(c -> c > ' ' && c < 127)) {
            throw new IllegalArgumentException("not a lease name: " + name);
        }
    }

    @Override
    public boolean renew(Lease lease, Duration ttl) {
        return rows.renew(lease.name(), lease, ttl);
    }

    @Override
    public void release(Lease lease) {
        rows.release(lease.name(), lease);
    }

    @Override
    public void fence(Lease lease) {
        rows.fence(lease.name(), lease);
    }

    @Override
    public boolean runExclusively(String name, Duration ttl, LeasedJob job) {
        Optional<Lease> claimed = tryClaim(name, ttl);
        if (claimed.isEmpty()) {
            return false;
        }
        Lease lease = claimed.get();
        try (var renewing = renewal.start(name, ttl, () -> renew(lease, ttl))) {
            job.run(lease);
        } finally {
            release(lease);
        }
        return true;
    }
}
