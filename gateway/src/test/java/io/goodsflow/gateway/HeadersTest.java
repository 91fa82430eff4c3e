package io.goodsflow.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeadersTest extends GatewayFixture {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "X-User",
                "X-User-Id",
                "x-user-name",
                "X_User_Id",
                "X-Merchant-Id",
                "X-Tenant",
                "X-Tenant-Id",
                "X-Roles",
                "X-Role",
                "X-Forwarded-User",
                "X-Forwarded-For",
                "X-Forwarded-Host",
                "X-Forwarded-Prefix",
                "Forwarded",
                "X-Real-IP",
                "X-Auth-Request-User",
                "X-Remote-User",
                "Remote-User",
                "X-Internal-Call",
                "X-Original-URL",
                "X-Rewrite-URL",
                "X-HTTP-Method-Override"
            })
    void aHeaderThatClaimsAnIdentityNeverReachesAService(String header) {
        send(request("/api/products").header(header, "1002"));

        assertThat(PRODUCT.seen()).hasSize(1);
        assertThat(PRODUCT.seen().get(0).header(header)).isEmpty();
    }

    @Test
    void otherHeadersPass() {
        send(request("/api/products").header("Idempotency-Key", "k-1").header("Accept-Language", "zh-CN"));

        assertThat(PRODUCT.seen().get(0).header("Idempotency-Key")).isEqualTo("k-1");
        assertThat(PRODUCT.seen().get(0).header("Accept-Language")).isEqualTo("zh-CN");
    }

    @Test
    void everyRequestGetsAnIdThatServiceAndCallerShare() {
        HttpResponse<String> answer = send(request("/api/products"));

        String id = answer.headers().firstValue("X-Request-Id").orElseThrow();
        assertThat(id).matches("[0-9a-f]{32}");
        assertThat(PRODUCT.seen().get(0).header("X-Request-Id")).isEqualTo(id);
        assertThat(answer.headers().firstValue("X-Trace-Id")).hasValue(id);
        assertThat(PRODUCT.seen().get(0).header("traceparent")).matches("00-" + id + "-[0-9a-f]{16}-01");
    }

    @Test
    void aWellFormedIdOrTraceOfTheCallerIsKept() {
        String trace = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
        send(request("/api/products").header("X-Request-Id", "order-2024.17"));
        send(request("/api/products").header("traceparent", trace));

        assertThat(PRODUCT.seen().get(0).header("X-Request-Id")).isEqualTo("order-2024.17");
        assertThat(PRODUCT.seen().get(1).header("X-Request-Id")).isEqualTo("4bf92f3577b34da6a3ce929d0e0e4736");
        assertThat(PRODUCT.seen().get(1).header("traceparent"))
                .as("the caller's trace, the gateway's own span")
                .matches("00-4bf92f3577b34da6a3ce929d0e0e4736-(?!00f067aa0ba902b7)[0-9a-f]{16}-01");
    }

    @Test
    void aProblemOfTheGatewayCarriesTheTraceThatAServiceWouldCarry() {
        String trace = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
        HttpResponse<String> answer = send(request("/nowhere").header("traceparent", trace));

        assertThat(json(answer).get("trace_id").asString()).isEqualTo("4bf92f3577b34da6a3ce929d0e0e4736");
        assertThat(answer.headers().firstValue("X-Trace-Id")).hasValue("4bf92f3577b34da6a3ce929d0e0e4736");
    }

    @ParameterizedTest
    @ValueSource(strings = {"short", "with space in it", "{\"json\":\"injected\"}", "${jndi:ldap://x}"})
    void anIdThatWouldSoilTheLogsIsReplaced(String id) {
        HttpResponse<String> answer = send(request("/api/products").header("X-Request-Id", id));

        assertThat(answer.headers().firstValue("X-Request-Id").orElseThrow()).matches("[0-9a-f]{32}");
    }

    @Test
    void anErrorNamesItsRequestAndSpeaksTheCallersLanguage() {
        HttpResponse<String> english = send(request("/nowhere").header("X-Request-Id", "find-me-again"));
        HttpResponse<String> chinese = send(request("/nowhere").header("Accept-Language", "zh-CN,zh;q=0.9,en;q=0.8"));
        HttpResponse<String> other = send(request("/nowhere").header("Accept-Language", "fr, en;q=0.5, zh;q=0.4"));
        HttpResponse<String> broken = send(request("/nowhere").header("Accept-Language", ";;=q"));

        assertThat(english.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(english.headers().firstValue("X-Request-Id")).contains("find-me-again");
        assertThat(json(english).get("trace_id").asString()).matches("[0-9a-f]{32}");
        assertThat(json(english).get("status").asInt()).isEqualTo(404);
        assertThat(json(english).has("type")).isTrue();
        assertThat(json(english).get("title").asString()).isEqualTo("Not Found");
        assertThat(json(english).get("detail").asString()).isEqualTo("Nothing is published under this path.");
        assertThat(json(chinese).get("detail").asString()).isEqualTo("该路径未开放。");
        assertThat(json(other).get("detail").asString()).isEqualTo("Nothing is published under this path.");
        assertThat(json(broken).get("detail").asString()).isEqualTo("Nothing is published under this path.");
    }
}
