package io.goodsflow.kit.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.web.Role;
import io.goodsflow.kit.web.RunningService;
import io.goodsflow.kit.web.Tokens;
import java.net.http.HttpRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class AccessTest extends RunningService {

    @Test
    void aGuestSeesWhatIsOpenAndNothingElse() {
        assertThat(get("/api/open/me").status()).isEqualTo(200);
        assertThat(get("/api/open/me").body().get("subject").isNull()).isTrue();

        Answer answer = get("/api/admin/me");
        assertThat(answer.status()).isEqualTo(401);
        assertThat(answer.text("code")).isEqualTo("auth.token_missing");
        assertThat(answer.header("WWW-Authenticate")).isEqualTo("Bearer");
    }

    @ParameterizedTest
    @EnumSource(Role.class)
    void aRuleAdmitsItsRolesOnly(Role role) {
        String token = role == Role.MERCHANT ? Tokens.merchant(1001) : Tokens.of("somebody", role);
        boolean admitted = role == Role.ADMIN || role == Role.OPERATOR || role == Role.MERCHANT;

        Answer answer = get("/api/admin/me", "Authorization", bearer(token));

        assertThat(answer.status()).isEqualTo(admitted ? 200 : 403);
        assertThat(answer.text("code")).isEqualTo(admitted ? "(none)" : "auth.forbidden");
    }

    @ParameterizedTest
    @EnumSource(Role.class)
    void internalPathsAdmitServicesOnly(Role role) {
        String token = role == Role.MERCHANT ? Tokens.merchant(1001) : Tokens.of("somebody", role);

        assertThat(get("/internal/me", "Authorization", bearer(token)).status())
                .isEqualTo(role == Role.SERVICE ? 200 : 403);
    }

    @Test
    void internalPathsAskForAToken() {
        assertThat(get("/internal/me").status()).isEqualTo(401);
    }

    @Test
    void whatNoRuleNamesIsRefusedEvenToAnAdmin() {
        assertThat(get("/forgotten").status()).isEqualTo(401);
        assertThat(get("/forgotten", "Authorization", bearer(Tokens.of("ada", Role.ADMIN)))
                        .status())
                .isEqualTo(403);
        assertThat(send(to("/api/open/me").DELETE()).status()).isEqualTo(401);
    }

    @Test
    void aRuleForGetCoversHead() {
        assertThat(send(to("/api/open/me").method("HEAD", HttpRequest.BodyPublishers.noBody()))
                        .status())
                .isEqualTo(200);
    }

    @Test
    void theCallerComesFromTheToken() {
        Answer merchant = get("/api/admin/me", "Authorization", bearer(Tokens.merchant(1001)));
        assertThat(merchant.text("subject")).isEqualTo("merchant1001");
        assertThat(merchant.text("merchant_id")).isEqualTo("1001");

        String operator = Tokens.signed(Tokens.KEY, claims -> claims.claim("roles", java.util.List.of("OPERATOR"))
                .claim("merchant_id", 1001));
        assertThat(get("/api/admin/me", "Authorization", bearer(operator))
                        .body()
                        .get("merchant_id")
                        .isNull())
                .as("only a MERCHANT has a tenant")
                .isTrue();
    }

    @Test
    void identityHeadersFromOutsideMeanNothing() {
        assertThat(get("/api/admin/me", "X-User-Id", "admin", "X-Roles", "ADMIN")
                        .status())
                .isEqualTo(401);
    }

    @Test
    void aControllerThatNeedsACallerRefusesAGuest() {
        assertThat(post("/api/open/me", "", "Idempotency-Key", "k").status()).isEqualTo(401);
    }

    @Test
    void noSessionIsMade() {
        assertThat(get("/api/admin/me", "Authorization", bearer(Tokens.of("ada", Role.ADMIN)))
                        .header("Set-Cookie"))
                .isEqualTo("(none)");
    }

    @Test
    void anIdempotencyKeyIsHandedToTheController() {
        String token = bearer(Tokens.of("ada", Role.ADMIN));

        assertThat(post("/api/admin/me", "", "Authorization", token, "Idempotency-Key", "k-1~!")
                        .text("key"))
                .isEqualTo("k-1~!");
        assertThat(get("/api/admin/me", "Authorization", token)
                        .body()
                        .get("key")
                        .isNull())
                .as("optional where the parameter is nullable")
                .isTrue();

        Answer missing = post("/api/admin/me", "", "Authorization", token);
        assertThat(missing.status()).isEqualTo(400);
        assertThat(missing.response().body()).contains("\"field\":\"Idempotency-Key\"", "field.required");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "two words"})
    void aBadIdempotencyKeyIs400(String key) {
        Answer answer = post(
                "/api/admin/me", "", "Authorization", bearer(Tokens.of("ada", Role.ADMIN)), "Idempotency-Key", key);

        assertThat(answer.status()).isEqualTo(400);
    }

    @Test
    void anIdempotencyKeyHasALimitAndOneValue() {
        String token = bearer(Tokens.of("ada", Role.ADMIN));

        assertThat(post("/api/admin/me", "", "Authorization", token, "Idempotency-Key", "k".repeat(128))
                        .status())
                .isEqualTo(200);
        assertThat(post("/api/admin/me", "", "Authorization", token, "Idempotency-Key", "k".repeat(129))
                        .status())
                .isEqualTo(400);
        assertThat(post("/api/admin/me", "", "Authorization", token, "Idempotency-Key", "a", "Idempotency-Key", "b")
                        .status())
                .isEqualTo(400);
    }
}
