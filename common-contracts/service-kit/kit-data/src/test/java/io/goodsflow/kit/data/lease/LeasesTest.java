package io.goodsflow.kit.data.lease;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.goodsflow.kit.data.KitDataTest;
import io.goodsflow.kit.data.Lease;
import io.goodsflow.kit.data.LeaseLostException;
import io.goodsflow.kit.data.Leases;
import io.goodsflow.kit.data.Together;
import io.goodsflow.kit.data.Transactions;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;

@KitDataTest
class LeasesTest {

    private static final Duration TTL = Duration.ofSeconds(30);

    @Autowired
    Leases leases;

    @Autowired
    LeaseContext context;

    @Autowired
    LeaseRenewal renewal;

    @Autowired
    Transactions transactions;

    @Autowired
    JdbcTemplate jdbc;

    private final String name = "job-" + UUID.randomUUID();
    private Leases another;

    @BeforeEach
    void anotherProcess() {
        another = new JdbcLeases(
                new LeaseContext(context.jdbc(), context.transactions(), new WorkerId("another")), renewal);
    }

    @Test
    void onlyOneHolderAtATime() {
        Optional<Lease> first = leases.tryClaim(name, TTL);

        assertThat(first).isPresent();
        assertThat(first.get().name()).isEqualTo(name);
        assertThat(another.tryClaim(name, TTL)).isEmpty();
        assertThat(leases.tryClaim(name, TTL)).isEmpty();
    }

    @Test
    void itEndsByTheClockOfTheDatabase() {
        Instant before = databaseTime();
        Lease lease = leases.tryClaim(name, TTL).orElseThrow();

        assertThat(lease.until()).isBetween(before.plus(TTL), databaseTime().plus(TTL));
    }

    @Test
    void ofManyThatClaimAtOnceOneWins() throws Exception {
        List<Optional<Lease>> claims = Together.run(8, () -> another.tryClaim(name, TTL));

        assertThat(claims.stream().filter(Optional::isPresent)).hasSize(1);
    }

    @Test
    void aReleasedLeaseIsFreeAtOnce() {
        leases.release(leases.tryClaim(name, TTL).orElseThrow());

        assertThat(another.tryClaim(name, TTL)).isPresent();
    }

    @Test
    void anExpiredLeaseIsTakenOverAndItsOldHolderCanDoNothing() {
        Lease old = leases.tryClaim(name, TTL).orElseThrow();
        expire();
        Lease taken = another.tryClaim(name, TTL).orElseThrow();

        assertThat(leases.renew(old, TTL)).isFalse();
        leases.release(old);
        assertThat(another.renew(taken, TTL)).isTrue();
        assertThatThrownBy(() -> transactions.run(() -> {
                    jdbc.update("INSERT INTO leased_thing (id, status) VALUES (?, 'X')", id());
                    leases.fence(old);
                }))
                .isInstanceOf(LeaseLostException.class);
        assertThat(jdbc.queryForObject("SELECT COUNT(*) FROM leased_thing WHERE id = ?", Integer.class, id()))
                .isZero();
    }

    @Test
    void theSameProcessClaimingAgainIsAnotherHolder() {
        Lease old = leases.tryClaim(name, TTL).orElseThrow();
        expire();
        Lease next = leases.tryClaim(name, TTL).orElseThrow();

        assertThat(next.workerId()).isEqualTo(old.workerId());
        assertThatThrownBy(() -> transactions.run(() -> leases.fence(old))).isInstanceOf(LeaseLostException.class);
        transactions.run(() -> leases.fence(next));
    }

    @Test
    void renewingProlongs() {
        Lease lease = leases.tryClaim(name, Duration.ofSeconds(5)).orElseThrow();

        assertThat(leases.renew(lease, Duration.ofMinutes(5))).isTrue();

        assertThat(jdbc.queryForObject(
                        "SELECT lease_until > UTC_TIMESTAMP(3) + INTERVAL 4 MINUTE FROM lease WHERE name = ?",
                        Boolean.class,
                        name))
                .isTrue();
    }

    @Test
    void aHolderThatIsWritingIsNotTakenOverEvenIfItsLeaseHasJustEnded() {
        Lease lease = leases.tryClaim(name, TTL).orElseThrow();
        expire();

        transactions.run(() -> {
            leases.fence(lease);
            assertThat(inAnotherThread(() -> another.tryClaim(name, TTL))).isEmpty();
        });

        assertThat(another.tryClaim(name, TTL)).isPresent();
    }

    @Test
    void aFenceOutsideATransactionIsAMistake() {
        Lease lease = leases.tryClaim(name, TTL).orElseThrow();

        assertThatThrownBy(() -> leases.fence(lease)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aJobKeepsItsLeaseAsLongAsItRuns() {
        Duration shortTtl = Duration.ofMillis(600);
        boolean ran = leases.runExclusively(name, shortTtl, lease -> {
            await().until(() -> databaseTime().isAfter(lease.until().plus(shortTtl)));
            assertThat(another.tryClaim(name, TTL)).isEmpty();
            transactions.run(() -> leases.fence(lease));
        });

        assertThat(ran).isTrue();
        assertThat(another.tryClaim(name, TTL)).isPresent();
    }

    @Test
    void aJobDoesNotRunWhileAnotherHolderLives() {
        another.tryClaim(name, TTL).orElseThrow();
        AtomicInteger ran = new AtomicInteger();

        assertThat(leases.runExclusively(name, TTL, lease -> ran.incrementAndGet()))
                .isFalse();
        assertThat(ran).hasValue(0);
    }

    @Test
    void aJobThatFailsGivesItsLeaseBackAndItsRenewalEnds() {
        assertThatThrownBy(() -> leases.runExclusively(name, TTL, lease -> {
                    throw new IllegalStateException("failed");
                }))
                .hasMessage("failed");

        assertThat(another.tryClaim(name, TTL)).isPresent();
        assertThat(renewal.waiting()).isZero();
    }

    @Test
    void theRenewalOfALostLeaseEnds() {
        try (LeaseRenewal own = new LeaseRenewal()) {
            AtomicInteger calls = new AtomicInteger();
            own.start("lost", Duration.ofMillis(30), () -> calls.incrementAndGet() < 3);

            await().until(() -> calls.get() == 3 && own.waiting() == 0);
        }
    }

    @Test
    void theRenewalOutlivesADatabaseThatIsAwayForAMoment() {
        try (LeaseRenewal own = new LeaseRenewal()) {
            AtomicInteger calls = new AtomicInteger();
            own.start("shaken", Duration.ofMillis(30), () -> {
                if (calls.incrementAndGet() == 1) {
                    throw new IllegalStateException("no connection");
                }
                return true;
            });

            await().until(() -> calls.get() > 3);
        }
    }

    @Test
    void aNameOrALifeThatMakesNoSenseIsRefused() {
        for (String bad : List.of("", " ", "a b", "名", "n".repeat(129))) {
            assertThatThrownBy(() -> leases.tryClaim(bad, TTL)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> leases.tryClaim(name, Duration.ZERO)).isInstanceOf(IllegalArgumentException.class);
    }

    private <R> R inAnotherThread(Callable<R> work) {
        try {
            return Together.run(1, work).get(0);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private void expire() {
        jdbc.update("UPDATE lease SET lease_until = UTC_TIMESTAMP(3) - INTERVAL 1 SECOND WHERE name = ?", name);
    }

    private Instant databaseTime() {
        return jdbc.queryForObject("SELECT UTC_TIMESTAMP(3)", LocalDateTime.class)
                .toInstant(ZoneOffset.UTC);
    }

    private long id() {
        return 820_000 + Math.floorMod(name.hashCode(), 10_000);
    }
}
