package io.goodsflow.gateway.issuer;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.crypto.RSASSAVerifier;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import io.goodsflow.gateway.GatewayFixture;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IssuerTest extends GatewayFixture {

    @ParameterizedTest
    @CsvSource({
        "admin, admin123, ADMIN,",
        "ops, ops123, OPERATOR,",
        "approver, approver123, APPROVER,",
        "merchant1, merchant123, MERCHANT, 1001",
        "merchant2, merchant123, MERCHANT, 1002",
        "reviewer1, reviewer123, REVIEWER,",
        "reviewer2, reviewer123, REVIEWER,",
        "lead, lead123, REVIEWER REVIEW_LEAD,",
        "trade, trade123, TRADE,",
        "shopper, shopper123, CUSTOMER,"
    })
    void eachDemoUserGetsATokenWithItsRoles(String user, String password, String roles, Long merchant)
            throws Exception {
        HttpResponse<String> answer =
                postJson("/auth/token", "{\"username\":\"" + user + "\",\"password\":\"" + password + "\"}");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Cache-Control")).contains("no-store");
        assertThat(json(answer).get("token_type").asString()).isEqualTo("Bearer");
        assertThat(json(answer).get("expires_in").asLong()).isEqualTo(3600);
        JWTClaimsSet claims = verified(json(answer).get("access_token").asString());
        assertThat(claims.getSubject()).isEqualTo(user);
        assertThat(claims.getStringListClaim("roles")).isEqualTo(List.of(roles.split(" ")));
        assertThat(claims.getLongClaim("merchant_id")).isEqualTo(merchant);
        assertThat(claims.getIssuer()).isEqualTo("http://goodsflow.local");
        assertThat(claims.getAudience()).containsExactly("goodsflow");
        assertThat(claims.getExpirationTime()).isAfter(claims.getIssueTime());
    }

    @ParameterizedTest
    @ValueSource(strings = {"supply-service", "product-service", "inventory-service", "qc-service"})
    void eachServiceGetsATokenOfItsOwn(String client) throws Exception {
        HttpResponse<String> answer =
                postJson("/auth/token", "{\"client_id\":\"" + client + "\",\"client_secret\":\"local-secret\"}");

        JWTClaimsSet claims = verified(json(answer).get("access_token").asString());
        assertThat(claims.getSubject()).isEqualTo(client);
        assertThat(claims.getStringListClaim("roles")).containsExactly("SERVICE");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"username\":\"admin\",\"password\":\"wrong\"}",
                "{\"username\":\"nobody\",\"password\":\"admin123\"}",
                "{\"username\":\"nobody\",\"password\":\"\"}",
                "{\"username\":\"supply-service\",\"password\":\"local-secret\"}",
                "{\"client_id\":\"admin\",\"client_secret\":\"admin123\"}",
                "{\"client_id\":\"supply-service\",\"client_secret\":\"guess\"}",
                "{\"client_id\":\"gateway\",\"client_secret\":\"local-secret\"}"
            })
    void wrongCredentialsAre401AndDoNotSayWhichPartIsWrong(String credentials) {
        HttpResponse<String> answer = postJson("/auth/token", credentials);

        assertThat(answer.statusCode()).isEqualTo(401);
        assertThat(json(answer).get("code").asString()).isEqualTo("auth.bad_credentials");
        assertThat(json(answer).get("detail").asString()).isEqualTo("The name or the secret is wrong.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"username\":\"admin\",\"password\":\"admin123\",\"roles\":[\"ADMIN\"]} | request.unknown_field",
                "{\"username\":\"admin\"} | request.invalid",
                "{\"password\":\"admin123\"} | request.invalid",
                "{\"client_id\":\"supply-service\"} | request.invalid",
                "{} | request.invalid",
                "{\"username\":5,\"password\":\"admin123\"} | request.invalid",
                "{\"username\":true,\"password\":\"admin123\"} | request.invalid",
                "{\"username\":\"admin\",\"password\":[\"admin123\"]} | request.invalid",
                "{\"username\":\"admin\",\"password\":\"admin123\",\"client_id\":\"x\"} | request.invalid",
                "{\"username\": | request.malformed",
                "[] | request.malformed"
            })
    void aRequestThatIsNoLoginIs400(String body, String code) {
        HttpResponse<String> answer = postJson("/auth/token", body);

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(json(answer).get("code").asString()).isEqualTo(code);
        assertThat(json(answer).has("errors")).isEqualTo(!code.equals("request.malformed"));
    }

    @Test
    void aWrongFieldIsToldInChinese() {
        HttpResponse<String> answer = send(request("/auth/token")
                .header("Content-Type", "application/json")
                .header("Accept-Language", "zh-CN")
                .POST(BodyPublishers.ofString("{\"username\":\"admin\"}")));

        assertThat(json(answer).at("/errors/0/message").asString()).isEqualTo("password 不能为空");
    }

    @Test
    void otherMethodsAndMediaTypesAreRefused() {
        HttpResponse<String> get = send(request("/auth/token"));
        HttpResponse<String> form = send(request("/auth/token")
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString("username=admin&password=admin123")));

        assertThat(get.statusCode()).isEqualTo(405);
        assertThat(json(get).get("code").asString()).isEqualTo("request.method_not_allowed");
        assertThat(form.statusCode()).isEqualTo(415);
        assertThat(json(form).get("code").asString()).isEqualTo("request.unsupported_media_type");
    }

    @Test
    void thePublishedKeysHoldNoPrivatePart() throws Exception {
        HttpResponse<String> answer = send(request("/auth/jwks"));

        assertThat(answer.headers().firstValue("Content-Type").orElseThrow()).startsWith("application/json");
        assertThat(JWKSet.parse(answer.body()).getKeys()).hasSize(1).noneMatch(key -> key.isPrivate());
    }

    @Test
    void theKeyIsForItsOwnerOnly() throws Exception {
        assertThat(PosixFilePermissions.toString(
                        Files.getPosixFilePermissions(HOME.resolve("keys").resolve("issuer.jwk"))))
                .isEqualTo("rw-------");
    }

    private JWTClaimsSet verified(String token) throws Exception {
        SignedJWT jwt = SignedJWT.parse(token);
        RSAKey key = (RSAKey) JWKSet.parse(send(request("/auth/jwks")).body())
                .getKeyByKeyId(jwt.getHeader().getKeyID());
        assertThat(jwt.verify(new RSASSAVerifier(key))).isTrue();
        return jwt.getJWTClaimsSet();
    }
}
