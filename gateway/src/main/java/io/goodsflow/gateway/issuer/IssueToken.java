package io.goodsflow.gateway.issuer;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import io.goodsflow.gateway.problem.RetryAfter;
import io.goodsflow.gateway.token.TokenProperties;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/** Gives a signed token for the right credentials, and counts the wrong ones. */
final class IssueToken {

    private final Accounts accounts;
    private final LoginAttempts attempts;
    private final RSAKey key;
    private final TokenProperties token;
    private final IssuerProperties issuer;
    private final Clock clock;

    IssueToken(
            Accounts accounts,
            LoginAttempts attempts,
            RSAKey key,
            TokenProperties token,
            IssuerProperties issuer,
            Clock clock) {
        this.accounts = accounts;
        this.attempts = attempts;
        this.key = key;
        this.token = token;
        this.issuer = issuer;
        this.clock = clock;
    }

    /**
     * The credentials are looked at first, which costs nothing, and what is told of it is decided in one step with the
     * count: so guesses sent together do not all slip through before the first of them is counted.
     *
     * @param address where the request comes from
     */
    Mono<TokenAnswer> handle(TokenRequest request, String address) {
        Optional<Account> account = find(request);
        LoginAttempt attempt = LoginAttempt.of(request, address, account.isPresent());
        return attempts.judge(attempt).map(verdict -> {
            if (verdict instanceof LoginVerdict.Locked locked) {
                throw RetryAfter.in(locked.until(), new GoodsflowException(IssuerError.TOO_MANY_ATTEMPTS));
            }
            return account.map(found -> new TokenAnswer(
                            sign(found), "Bearer", issuer.tokenLifetime().toSeconds()))
                    .orElseThrow(() -> new GoodsflowException(IssuerError.BAD_CREDENTIALS));
        });
    }

    private Optional<Account> find(TokenRequest request) {
        boolean asUser = request.username() != null || request.password() != null;
        boolean asClient = request.clientId() != null || request.clientSecret() != null;
        if (asUser && asClient) {
            throw GoodsflowException.invalid(List.of(new FieldError(
                    "client_id", "field.invalid", "Give a user or a client, not both.", "用户与客户端只能提供其一。")));
        }
        if (request.clientId() != null && request.clientSecret() != null) {
            return accounts.client(request.clientId(), request.clientSecret());
        }
        if (request.username() != null && request.password() != null) {
            return accounts.user(request.username(), request.password());
        }
        throw asClient
                ? missing("client_id", request.clientId(), "client_secret", request.clientSecret())
                : missing("username", request.username(), "password", request.password());
    }

    private static GoodsflowException missing(
            String nameField, @Nullable String name, String secretField, @Nullable String secret) {
        List<FieldError> errors = new ArrayList<>();
        if (name == null) {
            errors.add(new FieldError(nameField, "field.required", nameField + " is required", nameField + " 不能为空"));
        }
        if (secret == null) {
            errors.add(
                    new FieldError(secretField, "field.required", secretField + " is required", secretField + " 不能为空"));
        }
        return GoodsflowException.invalid(errors);
    }

    private String sign(Account account) {
        Instant now = clock.instant();
        JWTClaimsSet.Builder claims = new JWTClaimsSet.Builder()
                .issuer(token.issuer())
                .audience(token.audience())
                .subject(account.subject())
                .claim("roles", account.roles())
                .jwtID(UUID.randomUUID().toString())
                .issueTime(Date.from(now))
                .expirationTime(Date.from(now.plus(issuer.tokenLifetime())));
        if (account.merchantId() != null) {
            claims.claim("merchant_id", account.merchantId());
        }
        JWSHeader header = new JWSHeader.Builder(JWSAlgorithm.RS256)
                .keyID(key.getKeyID())
                .type(JOSEObjectType.JWT)
                .build();
        SignedJWT signed = new SignedJWT(header, claims.build());
        try {
            signed.sign(new RSASSASigner(key));
        } catch (JOSEException e) {
            throw new IllegalStateException("The signing key cannot sign.", e);
        }
        return signed.serialize();
    }
}
