package io.goodsflow.gateway.token;

import com.nimbusds.jose.jwk.JWKSet;
import reactor.core.publisher.Mono;

/** The keys with which the issuer signs. */
public interface TrustedKeys {

    /**
     * The present keys, if possible with the one of this id among them; fails if no key could ever be read.
     *
     * @param keyId id named by the token; may be a guess of an attacker
     */
    Mono<JWKSet> including(String keyId);
}
