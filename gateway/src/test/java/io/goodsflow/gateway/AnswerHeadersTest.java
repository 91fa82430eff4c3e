package io.goodsflow.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnswerHeadersTest extends GatewayFixture {

    @Test
    void everyAnswerTellsABrowserTheSame() {
        assertGuarded(send(request("/api/products")), 200);
        assertGuarded(send(requestAs("admin", "/api/admin/products")), 200);
        assertGuarded(send(request("/api/admin/products")), 401);
        assertGuarded(send(request("/nowhere")), 404);
        assertGuarded(send(requestAs("admin", "/api/admin/supply//x")), 400);
        assertGuarded(send(request("/auth/jwks")), 200);
        assertGuarded(postJson("/auth/token", "{}"), 400);
        QC.goDown();
        HttpResponse<String> down = send(requestAs("admin", "/api/admin/qc/reviews"));
        QC.comeBack();
        assertGuarded(down, 503);
    }

    @Test
    void whatBelongsToATokenIsKeptNowhereUnlessTheServiceSaysOtherwise() {
        HttpResponse<String> mine = send(requestAs("admin", "/api/admin/products"));
        HttpResponse<String> guest = send(request("/api/products"));
        SUPPLY.behave(exchange -> {
            exchange.getResponseHeaders().set("Cache-Control", "private, max-age=60");
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        HttpResponse<String> allowed = send(requestAs("admin", "/api/admin/supply/templates/1.xlsx"));

        assertThat(mine.headers().firstValue("Cache-Control")).contains("no-store");
        assertThat(guest.headers().firstValue("Cache-Control")).isEmpty();
        assertThat(allowed.headers().allValues("Cache-Control")).containsExactly("private, max-age=60");
    }

    @Test
    void whatAServiceSaysOfItselfStaysInside() {
        PRODUCT.behave(exchange -> {
            exchange.getResponseHeaders().set("Server", "Tomcat/1");
            exchange.getResponseHeaders().set("X-Powered-By", "Java");
            exchange.getResponseHeaders().set("X-Frame-Options", "ALLOWALL");
            exchange.getResponseHeaders().set("RateLimit-Limit", "1");
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });

        awaitRedis();
        HttpResponse<String> answer = send(request("/api/products"));

        assertThat(answer.headers().firstValue("Server")).isEmpty();
        assertThat(answer.headers().firstValue("X-Powered-By")).isEmpty();
        assertThat(answer.headers().allValues("X-Frame-Options")).containsExactly("DENY");
        assertThat(answer.headers().allValues("RateLimit-Limit")).containsExactly("2000");
    }

    @Test
    void pagesOfTheConsoleMayAskWithoutAToken() {
        HttpResponse<String> answer = send(preflight("https://console.example.com", "/api/admin/products", "PUT"));

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Access-Control-Allow-Origin")).contains("https://console.example.com");
        assertThat(answer.headers().firstValue("Access-Control-Allow-Methods").orElseThrow())
                .contains("PUT");
        assertThat(answer.headers().firstValue("Access-Control-Allow-Headers").orElseThrow())
                .containsIgnoringCase("authorization");
        assertThat(answer.headers().firstValue("Access-Control-Allow-Credentials"))
                .isEmpty();
        assertThat(PRODUCT.seen()).isEmpty();
    }

    @Test
    void theConsoleCanReadErrorsAndTheHeadersItNeeds() {
        HttpResponse<String> answer =
                send(request("/api/admin/products").header("Origin", "https://console.example.com"));

        assertThat(answer.statusCode()).isEqualTo(401);
        assertThat(answer.headers().allValues("Access-Control-Allow-Origin"))
                .containsExactly("https://console.example.com");
        assertThat(answer.headers().firstValue("Access-Control-Expose-Headers").orElseThrow())
                .contains("X-Request-Id", "X-Trace-Id", "Retry-After", "Location", "ETag", "RateLimit-Remaining");
        assertThat(answer.headers().allValues("Vary")).anyMatch(value -> value.contains("Origin"));
    }

    @Test
    void pagesOfOtherOriginsMayNot() {
        HttpResponse<String> asked = send(preflight("https://evil.example", "/api/admin/products", "PUT"));
        HttpResponse<String> called = send(requestAs("admin", "/api/admin/products")
                .header("Origin", "https://console.example.com.evil.example")
                .POST(BodyPublishers.noBody()));
        HttpResponse<String> method = send(preflight("https://console.example.com", "/api/products", "TRACE"));

        for (HttpResponse<String> answer : List.of(asked, called, method)) {
            assertThat(answer.statusCode()).isEqualTo(403);
            assertThat(answer.headers().firstValue("Access-Control-Allow-Origin"))
                    .isEmpty();
            assertThat(json(answer).get("code").asString()).isEqualTo("gateway.origin_refused");
        }
        assertThat(PRODUCT.seen()).isEmpty();
    }

    private HttpRequest.Builder preflight(String origin, String path, String method) {
        return request(path)
                .header("Origin", origin)
                .header("Access-Control-Request-Method", method)
                .header("Access-Control-Request-Headers", "authorization, content-type")
                .method("OPTIONS", BodyPublishers.noBody());
    }

    private static void assertGuarded(HttpResponse<String> answer, int status) {
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.headers().allValues("X-Content-Type-Options")).containsExactly("nosniff");
        assertThat(answer.headers().allValues("X-Frame-Options")).containsExactly("DENY");
        assertThat(answer.headers().allValues("Referrer-Policy")).containsExactly("no-referrer");
        assertThat(answer.headers().allValues("Content-Security-Policy"))
                .containsExactly("default-src 'none'; frame-ancestors 'none'");
        assertThat(answer.headers().firstValue("Strict-Transport-Security")).isEmpty();
        assertThat(answer.headers().firstValue("Server")).isEmpty();
        assertThat(answer.headers().allValues("X-Request-Id")).hasSize(1);
    }
}
