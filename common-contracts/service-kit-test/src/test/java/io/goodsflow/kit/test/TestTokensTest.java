package io.goodsflow.kit.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.security.interfaces.RSAPublicKey;
import org.junit.jupiter.api.Test;
import org.springframework.security.converter.RsaKeyConverters;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtException;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;

class TestTokensTest {

    private final JwtDecoder decoder = decoder();

    @Test
    void aTokenCarriesWhatTheIssuerWouldPutInto() {
        Jwt token = decoder.decode(TestTokens.merchant(42));

        assertThat(token.getSubject()).isEqualTo("merchant-42");
        assertThat(token.getClaimAsStringList("roles")).containsExactly("MERCHANT");
        assertThat(token.<Long>getClaim("merchant_id")).isEqualTo(42);
        assertThat(token.getClaimAsString("iss")).isEqualTo(TestTokens.ISSUER);
        assertThat(token.getAudience()).containsExactly(TestTokens.AUDIENCE);
        assertThat(token.getExpiresAt()).isAfter(token.getIssuedAt());
        assertThat(token.getHeaders()).containsEntry("alg", "RS256").containsEntry("kid", "test-key");
    }

    @Test
    void aForgedTokenIsNotTrusted() {
        String forged = TestTokens.forged("olga", "ADMIN");

        assertThatThrownBy(() -> decoder.decode(forged)).isInstanceOf(JwtException.class);
    }

    private static JwtDecoder decoder() {
        RSAPublicKey key = RsaKeyConverters.x509()
                .convert(new ByteArrayInputStream(TestTokens.publicKeyPem().getBytes(StandardCharsets.UTF_8)));
        return NimbusJwtDecoder.withPublicKey(key).build();
    }
}
