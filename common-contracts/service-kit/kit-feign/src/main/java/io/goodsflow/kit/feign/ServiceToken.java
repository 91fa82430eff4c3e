package io.goodsflow.kit.feign;

import feign.Request;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import tools.jackson.core.JacksonException;

/**
 * This service's token, asked for before it ends and by one thread at a time. While the issuer is down a token that is
 * still good goes on being used, so that a lost gateway stops nothing (architecture 1).
 */
final class ServiceToken {

    private static final Logger log = LoggerFactory.getLogger(ServiceToken.class);
    private static final String BEARER = "Bearer ";
    private static final String ISSUER = "token issuer";
    private static final Duration BETWEEN_FAILURES = Duration.ofSeconds(1);
    private static final Duration SAFETY = Duration.ofSeconds(5);

    /**
     * @param renewAfter from here on a new one is asked for
     * @param end from here on it is not used any more
     */
    private record Held(String token, Instant renewAfter, Instant end) {}

    private final TokenIssuer issuer;
    private final Clock clock;
    private final ReentrantLock asking = new ReentrantLock();

    private volatile @Nullable Held held;
    private volatile Instant nextTry = Instant.MIN;

    ServiceToken(TokenIssuer issuer, Clock clock) {
        this.issuer = issuer;
        this.clock = clock;
    }

    /** @throws RemoteUnavailableException if there is no token: nothing was sent to anybody */
    String get() {
        Held present = held;
        Instant now = clock.instant();
        if (present != null && now.isBefore(present.end())) {
            return now.isBefore(present.renewAfter()) ? present.token() : renewed(present);
        }
        return first();
    }

    /** Forgets the token of a refused call; false if the call carried none, so that asking again is useless. */
    boolean drop(Request request) {
        Collection<String> used = request.headers().getOrDefault(HttpHeaders.AUTHORIZATION, List.of());
        asking.lock();
        try {
            Held present = held;
            if (present != null && used.contains(BEARER + present.token())) {
                held = null;
            }
            return !used.isEmpty();
        } finally {
            asking.unlock();
        }
    }

    static String header(String token) {
        return BEARER + token;
    }

    /** One thread asks ahead of the end, the others go on with the present one. */
    private String renewed(Held present) {
        if (clock.instant().isBefore(nextTry) || !asking.tryLock()) {
            return present.token();
        }
        try {
            return ask();
        } catch (RemoteUnavailableException failure) {
            log.warn("No new token, the present one is good until {}: {}", present.end(), failure.getMessage());
            return present.token();
        } finally {
            asking.unlock();
        }
    }

    private String first() {
        asking.lock();
        try {
            Held present = held;
            if (present != null && clock.instant().isBefore(present.end())) {
                return present.token();
            }
            if (clock.instant().isBefore(nextTry)) {
                throw new RemoteUnavailableException(ISSUER, "could not be asked a moment ago", null);
            }
            return ask();
        } finally {
            asking.unlock();
        }
    }

    private String ask() {
        nextTry = clock.instant().plus(BETWEEN_FAILURES);
        try {
            TokenAnswer answer = issuer.issue();
            Instant now = clock.instant();
            Duration life = Duration.ofSeconds(answer.expiresIn());
            Instant end = now.plus(life).minus(life.compareTo(SAFETY.multipliedBy(4)) > 0 ? SAFETY : life.dividedBy(4));
            held = new Held(answer.accessToken(), now.plus(life.multipliedBy(3).dividedBy(4)), end);
            nextTry = Instant.MIN;
            return answer.accessToken();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new RemoteUnavailableException(ISSUER, "interrupted while asking for a token", interrupted);
        } catch (IOException | JacksonException failure) {
            throw new RemoteUnavailableException(ISSUER, "gives no token: " + failure, failure);
        }
    }
}
