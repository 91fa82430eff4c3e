package io.goodsflow.gateway.token;

import com.nimbusds.jose.jwk.JWKSet;
import java.text.ParseException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Mono;

/**
 * Keys of an issuer elsewhere. They are kept when the issuer is lost, and an unknown key id asks for them again at most
 * once in a while, so that made-up ids do not turn into calls.
 */
final class RemoteKeys implements TrustedKeys {

    private static final Logger log = LoggerFactory.getLogger(RemoteKeys.class);
    private static final Duration BETWEEN_CALLS = Duration.ofSeconds(5);
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    private final WebClient client;
    private final String uri;
    private final Clock clock;
    private final Mono<JWKSet> call;

    private volatile @Nullable JWKSet known;
    private volatile Instant nextCall = Instant.MIN;

    RemoteKeys(WebClient client, String uri, Clock clock) {
        this.client = client;
        this.uri = uri;
        this.clock = clock;
        // Callers that come while a call is under way share it.
        this.call = Mono.defer(this::fetch).share();
    }

    @Override
    public Mono<JWKSet> including(String keyId) {
        JWKSet present = known;
        if (present == null) {
            return call;
        }
        if (present.getKeyByKeyId(keyId) != null || clock.instant().isBefore(nextCall)) {
            return Mono.just(present);
        }
        return call.onErrorResume(failure -> {
            log.warn("The keys at {} cannot be read, the known ones stay: {}", uri, failure.toString());
            return Mono.just(present);
        });
    }

    private Mono<JWKSet> fetch() {
        nextCall = clock.instant().plus(BETWEEN_CALLS);
        return client.get()
                .uri(uri)
                .retrieve()
                .bodyToMono(String.class)
                .timeout(PATIENCE)
                .map(RemoteKeys::parse)
                .doOnNext(keys -> known = keys);
    }

    private static JWKSet parse(String json) {
        try {
            return JWKSet.parse(json);
        } catch (ParseException e) {
            throw new IllegalArgumentException("not a key set", e);
        }
    }
}
