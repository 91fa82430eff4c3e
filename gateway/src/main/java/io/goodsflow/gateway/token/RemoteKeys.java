package io.goodsflow.gateway.token;

import com.nimbusds.jose.jwk.JWKSet;
import java.text.ParseException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.security.authentication.AuthenticationServiceException;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Mono;

/**
 * Keys of an issuer elsewhere. They are kept when the issuer is lost, asked for again when they are old, and for an
 * unknown key id at most once in a while, so that made-up ids do not turn into calls.
 */
final class RemoteKeys implements TrustedKeys {

    static final Duration BETWEEN_CALLS = Duration.ofSeconds(5);

    private static final Logger log = LoggerFactory.getLogger(RemoteKeys.class);
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    private final WebClient client;
    private final String uri;
    private final Duration maxAge;
    private final Clock clock;

    /** The call under way; whoever comes meanwhile shares it. */
    private final AtomicReference<@Nullable Mono<JWKSet>> call = new AtomicReference<>();

    private volatile @Nullable JWKSet known;
    private volatile Instant oldFrom = Instant.MIN;
    private volatile Instant nextCall = Instant.MIN;

    RemoteKeys(WebClient client, String uri, Duration maxAge, Clock clock) {
        this.client = client;
        this.uri = uri;
        this.maxAge = maxAge;
        this.clock = clock;
    }

    @Override
    public Mono<JWKSet> including(String keyId) {
        JWKSet present = known;
        if (present == null) {
            return refresh()
                    .onErrorMap(failure ->
                            new AuthenticationServiceException("The keys at " + uri + " are needed", failure));
        }
        Instant now = clock.instant();
        boolean enough = present.getKeyByKeyId(keyId) != null && now.isBefore(oldFrom);
        if (enough || now.isBefore(nextCall)) {
            return Mono.just(present);
        }
        return refresh().onErrorResume(failure -> {
            log.warn("The keys at {} cannot be read, the known ones stay: {}", uri, failure.toString());
            return Mono.just(present);
        });
    }

    private Mono<JWKSet> refresh() {
        // over before its answer is passed on: whoever asks after the answer must not get this call's old answer again
        Mono<JWKSet> mine =
                Mono.defer(this::fetch).doOnTerminate(() -> call.set(null)).cache();
        Mono<JWKSet> running = call.compareAndExchange(null, mine);
        return running == null ? mine : running;
    }

    private Mono<JWKSet> fetch() {
        nextCall = clock.instant().plus(BETWEEN_CALLS);
        return client.get()
                .uri(uri)
                .retrieve()
                .bodyToMono(String.class)
                .timeout(PATIENCE)
                .map(RemoteKeys::parse)
                .doOnNext(this::keep);
    }

    private void keep(JWKSet keys) {
        known = keys;
        oldFrom = clock.instant().plus(maxAge);
    }

    private static JWKSet parse(String json) {
        try {
            return JWKSet.parse(json);
        } catch (ParseException e) {
            throw new IllegalArgumentException("not a key set", e);
        }
    }
}
