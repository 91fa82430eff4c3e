package io.goodsflow.gateway.issuer;

import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import io.goodsflow.gateway.cache.CacheRedis;
import io.goodsflow.gateway.edge.OwnEndpoint;
import io.goodsflow.gateway.token.TokenProperties;
import io.goodsflow.gateway.token.TrustedKeys;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Profile;
import org.springframework.util.unit.DataSize;
import reactor.core.publisher.Mono;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.type.LogicalType;

@Configuration(proxyBeanMethods = false)
@Profile("local")
class IssuerConfiguration {

    private static final DataSize LARGEST_LOGIN = DataSize.ofKilobytes(4);

    /** A name that is a number is no name; turned into text it would be a wrong one. */
    @Bean
    JsonMapperBuilderCustomizer textIsText() {
        return json -> json.withCoercionConfig(
                LogicalType.Textual, text -> text.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                        .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail));
    }

    @Bean
    RSAKey signingKey(IssuerProperties properties) {
        return new SigningKeyFile(properties.keys()).loadOrCreate();
    }

    @Bean
    JWKSet publicKeys(RSAKey signingKey) {
        return new JWKSet(signingKey.toPublicJWK());
    }

    @Bean
    LoginAttempts loginAttempts(CacheRedis redis, LoginProperties properties, MeterRegistry metrics) {
        return new LoginAttempts(redis, new LocalAttempts(properties, Clock.systemUTC()), properties, metrics);
    }

    @Bean
    IssueToken issueToken(LoginAttempts attempts, RSAKey signingKey, TokenProperties token, IssuerProperties issuer) {
        return new IssueToken(new Accounts(issuer), attempts, signingKey, token, issuer, Clock.systemUTC());
    }

    @Bean
    TrustedKeys ownKeys(JWKSet publicKeys) {
        return keyId -> Mono.just(publicKeys);
    }

    @Bean
    OwnEndpoint tokenEndpoint() {
        return new OwnEndpoint(IssuerController.TOKEN, LARGEST_LOGIN);
    }

    @Bean
    OwnEndpoint jwksEndpoint() {
        return new OwnEndpoint(IssuerController.JWKS, LARGEST_LOGIN);
    }
}
