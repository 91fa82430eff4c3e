package io.goodsflow.kit.web.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kit.test.MovableClock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.security.oauth2.core.OAuth2Error;
import org.springframework.security.oauth2.core.OAuth2TokenValidatorResult;
import org.springframework.security.oauth2.jwt.BadJwtException;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtException;

class RememberedTokensTest {

    private final MovableClock clock = new MovableClock();
    private final Instant start = clock.instant();
    private boolean trusted = true;
    private int signatures;

    private final JwtDecoder tokens = new RememberedTokens(this::check, this::times, clock);

    @Test
    void theSignatureOfATokenIsCheckedOnce() {
        Jwt first = tokens.decode("a");

        assertThat(tokens.decode("a")).isEqualTo(first);
        assertThat(tokens.decode("a")).isEqualTo(first);
        assertThat(signatures).isEqualTo(1);
    }

    @Test
    void anotherTokenIsCheckedByItself() {
        tokens.decode("a");
        tokens.decode("b");

        assertThat(signatures).isEqualTo(2);
        assertThat(tokens.decode("b").getSubject()).isEqualTo("b");
    }

    @Test
    void aTokenThatExpiresMeanwhileIsRefused() {
        tokens.decode("a");
        clock.plus(Duration.ofSeconds(20));

        assertThatThrownBy(() -> tokens.decode("a")).isInstanceOf(JwtException.class);
    }

    @Test
    void aKeyThatIsWithdrawnIsTrustedForALittleWhile() {
        tokens.decode("long");
        trusted = false;
        clock.plus(RememberedTokens.REMEMBERED);
        tokens.decode("long");

        clock.plus(Duration.ofMillis(1));

        assertThatThrownBy(() -> tokens.decode("long")).isInstanceOf(BadJwtException.class);
    }

    @Test
    void aRefusalIsNotRemembered() {
        trusted = false;
        assertThatThrownBy(() -> tokens.decode("a")).isInstanceOf(BadJwtException.class);

        trusted = true;
        assertThat(tokens.decode("a").getSubject()).isEqualTo("a");
    }

    private Jwt check(String token) {
        signatures++;
        if (!trusted) {
            throw new BadJwtException("signed by nobody we know");
        }
        Instant expiry = start.plusSeconds(token.equals("long") ? 3600 : 10);
        Jwt read = new Jwt(token, start, expiry, Map.of("alg", "RS256"), Map.of("sub", token));
        if (times(read).hasErrors()) {
            throw new JwtException("expired");
        }
        return read;
    }

    private OAuth2TokenValidatorResult times(Jwt token) {
        Instant expiry = token.getExpiresAt();
        return expiry != null && expiry.isBefore(clock.instant())
                ? OAuth2TokenValidatorResult.failure(new OAuth2Error("invalid_token"))
                : OAuth2TokenValidatorResult.success();
    }
}
