package io.goodsflow.kit.web.security;

import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.SecurityContext;
import java.time.Clock;
import java.util.List;
import org.springframework.security.oauth2.core.DelegatingOAuth2TokenValidator;
import org.springframework.security.oauth2.core.OAuth2Error;
import org.springframework.security.oauth2.core.OAuth2TokenValidator;
import org.springframework.security.oauth2.core.OAuth2TokenValidatorResult;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtClaimNames;
import org.springframework.security.oauth2.jwt.JwtClaimValidator;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtIssuerValidator;
import org.springframework.security.oauth2.jwt.JwtTimestampValidator;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;

/** RS256 alone, our issuer, our audience, in its time; the key comes from the configured place, never from the token. */
final class TokenCheck {

    private TokenCheck() {}

    static JwtDecoder decoder(TokenProperties properties, Clock clock) {
        NimbusJwtDecoder decoder = properties.publicKey() == null
                ? NimbusJwtDecoder.withJwkSource(published(properties, clock))
                        .jwsAlgorithm(SignatureAlgorithm.RS256)
                        .build()
                : NimbusJwtDecoder.withPublicKey(RsaKeys.parse(properties.publicKey()))
                        .signatureAlgorithm(SignatureAlgorithm.RS256)
                        .build();
        JwtTimestampValidator times = new JwtTimestampValidator(properties.clockSkew());
        times.setAllowEmptyExpiryClaim(false);
        times.setClock(clock);
        OAuth2TokenValidator<Jwt> validator = new DelegatingOAuth2TokenValidator<>(
                times,
                new JwtIssuerValidator(properties.issuer()),
                new JwtClaimValidator<List<String>>(
                        JwtClaimNames.AUD, audience -> audience != null && audience.contains(properties.audience())),
                TokenCheck::identity);
        decoder.setJwtValidator(validator);
        return new RememberedTokens(decoder, validator, clock);
    }

    private static JWKSource<SecurityContext> published(TokenProperties properties, Clock clock) {
        return new PublishedKeys(new KeysOverHttp(properties.jwksUri()), properties.keysMaxAge(), clock);
    }

    /** A merchant's token without its merchant would make the tenant a guess. */
    private static OAuth2TokenValidatorResult identity(Jwt token) {
        return TokenClaims.areComplete(token)
                ? OAuth2TokenValidatorResult.success()
                : OAuth2TokenValidatorResult.failure(
                        new OAuth2Error("invalid_token", "sub, roles or merchant_id is missing", null));
    }
}
