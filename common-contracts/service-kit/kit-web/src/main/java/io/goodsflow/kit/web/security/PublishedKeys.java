package io.goodsflow.kit.web.security;

import com.nimbusds.jose.RemoteKeySourceException;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSelector;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.SecurityContext;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The issuer's keys, kept when the issuer is lost: a gateway that is down stops nothing (architecture 1). An unknown key
 * id asks again, at most once in a while, so that made-up ids do not turn into calls.
 */
final class PublishedKeys implements JWKSource<SecurityContext> {

    private static final Logger log = LoggerFactory.getLogger(PublishedKeys.class);
    private static final Duration BETWEEN_CALLS = Duration.ofSeconds(5);

    /** Fetches the key set; fails by any exception. */
    @FunctionalInterface
    interface Fetch {
        JWKSet get() throws Exception;
    }

    private record Known(JWKSet keys, Instant since) {}

    private final Fetch fetch;
    private final Duration maxAge;
    private final Clock clock;
    private final ReentrantLock fetching = new ReentrantLock();

    private volatile @Nullable Known known;
    private volatile Instant nextCall = Instant.MIN;

    PublishedKeys(Fetch fetch, Duration maxAge, Clock clock) {
        this.fetch = fetch;
        this.maxAge = maxAge;
        this.clock = clock;
    }

    @Override
    public List<JWK> get(JWKSelector selector, @Nullable SecurityContext context) throws RemoteKeySourceException {
        Known present = known;
        if (present == null) {
            return selector.select(firstKeys());
        }
        if (clock.instant().isAfter(present.since().plus(maxAge))) {
            present = refreshed(present);
        }
        List<JWK> found = selector.select(present.keys());
        return found.isEmpty() ? selector.select(refreshed(present).keys()) : found;
    }

    /** Without any key nobody can be let in: everybody waits for the one call, or learns that it failed just now. */
    private JWKSet firstKeys() throws RemoteKeySourceException {
        fetching.lock();
        try {
            Known present = known;
            if (present != null) {
                return present.keys();
            }
            if (clock.instant().isBefore(nextCall)) {
                throw new RemoteKeySourceException("the issuer's keys could not be read a moment ago", null);
            }
            nextCall = clock.instant().plus(Duration.ofSeconds(1));
            return fetched().keys();
        } finally {
            fetching.unlock();
        }
    }

    /** One caller asks, the others go on with what is known. */
    private Known refreshed(Known present) {
        if (clock.instant().isBefore(nextCall) || !fetching.tryLock()) {
            return present;
        }
        try {
            nextCall = clock.instant().plus(BETWEEN_CALLS);
            return fetched();
        } catch (RemoteKeySourceException failure) {
            log.warn("The issuer's keys cannot be read, the known ones stay: {}", failure.toString());
            return present;
        } finally {
            fetching.unlock();
        }
    }

    private Known fetched() throws RemoteKeySourceException {
        try {
            Known fresh = new Known(fetch.get(), clock.instant());
            known = fresh;
            return fresh;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new RemoteKeySourceException("interrupted while reading the issuer's keys", interrupted);
        } catch (Exception failure) {
            // Whatever went wrong, the answer is the same: there are no new keys.
            throw new RemoteKeySourceException("the issuer's keys cannot be read: " + failure, failure);
        }
    }
}
