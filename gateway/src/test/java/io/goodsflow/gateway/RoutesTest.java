package io.goodsflow.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RoutesTest extends GatewayFixture {

    private static final Map<String, StubService> SERVICES =
            Map.of("product", PRODUCT, "inventory", INVENTORY, "supply", SUPPLY, "qc", QC);

    @ParameterizedTest
    @CsvSource({
        "GET,  /api/categories, product",
        "GET,  /api/products?category_id=3&page=2, product",
        "GET,  /api/products/17, product",
        "HEAD, /api/products/17, product",
        "POST, /api/admin/categories, product",
        "PUT,  /api/admin/categories/4, product",
        "GET,  /api/admin/categories/4/template, product",
        "POST, /api/admin/products/4/publish, product",
        "PUT,  /api/admin/skus/4, product",
        "GET,  /api/admin/drafts?status=EDITING, product",
        "GET,  /api/admin/items/4/snapshots/2, product",
        "GET,  /api/trade/snapshots/9, product",
        "POST, /api/trade/checkout, product",
        "POST, /api/trade/checkout/7/verify, product",
        "POST, /api/trade/reservations, inventory",
        "POST, /api/trade/reservations/o-1/confirm, inventory",
        "GET,  /api/admin/inventory/sku:5%7Cstore:2, inventory",
        "POST, /api/admin/inventory/reconcile, inventory",
        "POST, /api/admin/supply/imports, supply",
        "GET,  /api/admin/supply/tasks/3/items?status=FAILED, supply",
        "POST, /api/admin/supply/inventory/create, supply",
        "GET,  /api/admin/dead-letters?service=qc-service, supply",
        "POST, /api/admin/dead-letters/8/replay, supply",
        "POST, /open/v1/products:batch, supply",
        "POST, /api/admin/qc/work-items/claim, qc",
        "GET,  /api/admin/qc/metrics?from=1&to=2, qc"
    })
    void eachPublishedPathReachesItsServiceAsItCame(String method, String path, String service) {
        HttpResponse<String> answer = send(requestAs("admin", path).method(method, BodyPublishers.noBody()));

        assertThat(answer.statusCode()).isEqualTo(200);
        SERVICES.forEach((name, stub) -> assertThat(stub.seen()).hasSize(name.equals(service) ? 1 : 0));
        StubService.Seen seen = SERVICES.get(service).seen().get(0);
        assertThat(seen.method()).isEqualTo(method);
        assertThat(seen.path()).isEqualTo(path);
        assertThat(seen.header("Authorization")).startsWith("Bearer ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/internal",
                "/internal/drafts/1",
                "/%69nternal/drafts/1",
                "/actuator",
                "/actuator/health",
                "/api",
                "/api/products/1/skus",
                "/api/admin",
                "/api/admin/unknown",
                "/api/trade",
                "/open/v2/products:batch",
                "/auth",
                "/auth/keys",
                "/docs/assets/index.html",
                "/docs/openapi/other-service.json",
                "/docs/openapi"
            })
    void nothingElseExistsWithOrWithoutAToken(String path) {
        for (var request : new HttpRequest.Builder[] {request(path), requestAs("admin", path)}) {
            HttpResponse<String> answer = send(request);

            assertThat(answer.statusCode()).isEqualTo(404);
            assertThat(json(answer).get("code").asString()).isEqualTo("gateway.no_route");
            assertThat(json(answer).get("instance").asString()).isEqualTo(path);
        }
        SERVICES.values().forEach(stub -> assertThat(stub.seen()).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/admin/supply/../../../internal/drafts/1",
                "/api/admin/supply/%2e%2e/%2e%2e/%2e%2e/internal/drafts/1",
                "/api/admin/supply/..%2f..%2f..%2finternal/drafts/1",
                "/api/admin/supply//internal",
                "/api/admin/supply/..;/internal/drafts/1",
                "/api/admin/supply/%5c..%5cinternal"
            })
    void aPathThatTwoServersCouldReadDifferentlyIsRefused(String path) {
        HttpResponse<String> answer = send(requestAs("admin", path));

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(json(answer).get("code").asString()).isEqualTo("gateway.request_refused");
        assertThat(SUPPLY.seen()).isEmpty();
    }

    @Test
    void guestPathsAreForReading() {
        HttpResponse<String> answer = send(requestAs("admin", "/api/products").POST(BodyPublishers.ofString("{}")));

        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(PRODUCT.seen()).isEmpty();
    }

    @Test
    void healthAndMetricsAreOnTheManagementPortOnly() {
        assertThat(send(management("/actuator/health/liveness")).statusCode()).isEqualTo(200);
        assertThat(send(management("/actuator/health/readiness")).statusCode()).isEqualTo(200);
        assertThat(send(management("/actuator/prometheus")).body()).contains("jvm_memory_used_bytes");
        assertThat(send(management("/actuator/env")).statusCode()).isEqualTo(404);
        assertThat(send(management("/api/products")).statusCode()).isEqualTo(404);
        assertThat(PRODUCT.seen()).isEmpty();
    }

    private HttpRequest.Builder management(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + managementPort + path))
                .timeout(Duration.ofSeconds(30));
    }
}
