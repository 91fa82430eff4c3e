package io.goodsflow.gateway.token;

import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jwt.SignedJWT;
import java.time.Clock;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Profile;
import org.springframework.security.oauth2.core.DelegatingOAuth2TokenValidator;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtClaimNames;
import org.springframework.security.oauth2.jwt.JwtClaimValidator;
import org.springframework.security.oauth2.jwt.JwtIssuerValidator;
import org.springframework.security.oauth2.jwt.JwtTimestampValidator;
import org.springframework.security.oauth2.jwt.NimbusReactiveJwtDecoder;
import org.springframework.security.oauth2.jwt.ReactiveJwtDecoder;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Flux;

/** RS256 alone, our issuer, our audience, not expired; keys only from the configured place, never from the token. */
@Configuration(proxyBeanMethods = false)
class TokenCheck {

    @Bean
    ReactiveJwtDecoder jwtDecoder(TrustedKeys keys, TokenProperties properties) {
        NimbusReactiveJwtDecoder decoder = NimbusReactiveJwtDecoder.withJwkSource(token -> candidates(keys, token))
                .jwsAlgorithm(SignatureAlgorithm.RS256)
                .build();
        JwtTimestampValidator times = new JwtTimestampValidator(properties.clockSkew());
        times.setAllowEmptyExpiryClaim(false);
        decoder.setJwtValidator(new DelegatingOAuth2TokenValidator<Jwt>(
                times,
                new JwtIssuerValidator(properties.issuer()),
                new JwtClaimValidator<List<String>>(
                        JwtClaimNames.AUD, audience -> audience != null && audience.contains(properties.audience()))));
        return decoder;
    }

    @Bean
    @Profile("!local")
    TrustedKeys remoteKeys(TokenProperties properties) {
        return new RemoteKeys(
                WebClient.create(), properties.jwksUri().toString(), properties.keysMaxAge(), Clock.systemUTC());
    }

    private static Flux<JWK> candidates(TrustedKeys keys, SignedJWT token) {
        String keyId = token.getHeader().getKeyID();
        if (keyId == null) {
            return Flux.empty();
        }
        return keys.including(keyId).flatMapIterable(set -> set.getKeys().stream()
                .filter(key -> keyId.equals(key.getKeyID()))
                .toList());
    }
}
