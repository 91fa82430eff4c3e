package io.goodsflow.kit.web.security;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.springframework.security.oauth2.core.OAuth2TokenValidator;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.util.ConcurrentLruCache;

/**
 * Checks the signature of a token once and not with each of the many calls that carry it: callers, services above all, use
 * one token for minutes, and the check costs more than many a call. All else about a token, its time first, is judged every
 * time. A key that is withdrawn is trusted for {@link #REMEMBERED} longer.
 */
final class RememberedTokens implements JwtDecoder {

    static final Duration REMEMBERED = Duration.ofSeconds(30);

    private static final int MOST = 1000;

    private final OAuth2TokenValidator<Jwt> validator;
    private final Clock clock;
    private final ConcurrentLruCache<String, Checked> checked;

    /** @param signatures checks all of a token, and throws if there is anything wrong with it */
    RememberedTokens(JwtDecoder signatures, OAuth2TokenValidator<Jwt> validator, Clock clock) {
        this.validator = validator;
        this.clock = clock;
        this.checked = new ConcurrentLruCache<>(MOST, token -> new Checked(signatures.decode(token), clock.instant()));
    }

    @Override
    public Jwt decode(String token) {
        Checked known = checked.get(token);
        if (isOld(known) || validator.validate(known.token()).hasErrors()) {
            checked.remove(token);
            known = checked.get(token);
        }
        return known.token();
    }

    private boolean isOld(Checked known) {
        return known.at().plus(REMEMBERED).isBefore(clock.instant());
    }

    private record Checked(Jwt token, Instant at) {}
}
