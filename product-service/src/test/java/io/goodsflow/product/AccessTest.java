package io.goodsflow.product;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.web.Role;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.RestTestClient;

/** Every endpoint against every role. */
@ProductServiceTest
class AccessTest {

    private static final List<Endpoint> GUEST = List.of(
            new Endpoint(HttpMethod.GET, "/api/categories"),
            new Endpoint(HttpMethod.GET, "/api/products"),
            new Endpoint(HttpMethod.GET, "/api/products/1"));

    private static final List<Endpoint> BACK_OFFICE = List.of(
            new Endpoint(HttpMethod.POST, "/api/admin/categories"),
            new Endpoint(HttpMethod.PUT, "/api/admin/categories/1"),
            new Endpoint(HttpMethod.DELETE, "/api/admin/categories/1"),
            new Endpoint(HttpMethod.PUT, "/api/admin/categories/1/parent"),
            new Endpoint(HttpMethod.PUT, "/api/admin/categories/1/template"),
            new Endpoint(HttpMethod.GET, "/api/admin/categories/1/template/versions"),
            new Endpoint(HttpMethod.POST, "/api/admin/products"),
            new Endpoint(HttpMethod.GET, "/api/admin/products"),
            new Endpoint(HttpMethod.GET, "/api/admin/products/1"),
            new Endpoint(HttpMethod.PUT, "/api/admin/products/1"),
            new Endpoint(HttpMethod.POST, "/api/admin/products/1/publish"),
            new Endpoint(HttpMethod.POST, "/api/admin/products/1/unpublish"),
            new Endpoint(HttpMethod.POST, "/api/admin/products/1/skus"),
            new Endpoint(HttpMethod.PUT, "/api/admin/skus/1"),
            new Endpoint(HttpMethod.DELETE, "/api/admin/skus/1"),
            new Endpoint(HttpMethod.POST, "/api/admin/items/1/ban"),
            new Endpoint(HttpMethod.POST, "/api/admin/items/1/unban"),
            new Endpoint(HttpMethod.POST, "/api/admin/items/1/archive"),
            new Endpoint(HttpMethod.POST, "/api/admin/items/1/restore"),
            new Endpoint(HttpMethod.POST, "/api/admin/items/1/rollback"),
            new Endpoint(HttpMethod.POST, "/api/admin/items/batch"),
            new Endpoint(HttpMethod.GET, "/api/admin/items/1/locks"),
            new Endpoint(HttpMethod.POST, "/api/admin/items/1/locks"),
            new Endpoint(HttpMethod.POST, "/api/admin/items/1/unlock"),
            new Endpoint(HttpMethod.GET, "/api/admin/categories/1/ownership"),
            new Endpoint(HttpMethod.PUT, "/api/admin/categories/1/ownership"));

    private static final List<Endpoint> MERCHANTS_TOO = List.of(
            new Endpoint(HttpMethod.POST, "/api/admin/items/1/publish"),
            new Endpoint(HttpMethod.POST, "/api/admin/items/1/unpublish"),
            new Endpoint(HttpMethod.GET, "/api/admin/categories/1/template"),
            new Endpoint(HttpMethod.GET, "/api/admin/items/1"),
            new Endpoint(HttpMethod.GET, "/api/admin/items/1/history"),
            new Endpoint(HttpMethod.GET, "/api/admin/items/1/snapshots/1"),
            new Endpoint(HttpMethod.GET, "/api/admin/drafts"),
            new Endpoint(HttpMethod.GET, "/api/admin/drafts/1"),
            new Endpoint(HttpMethod.POST, "/api/admin/drafts/1/withdraw"));

    private static final List<Endpoint> TRADE = List.of(
            new Endpoint(HttpMethod.GET, "/api/trade/snapshots/1"),
            new Endpoint(HttpMethod.POST, "/api/trade/checkout"),
            new Endpoint(HttpMethod.POST, "/api/trade/checkout/1/verify"));

    private static final List<Endpoint> INTERNAL = List.of(
            new Endpoint(HttpMethod.POST, "/internal/product/drafts"),
            new Endpoint(HttpMethod.POST, "/internal/product/drafts/1/submit"),
            new Endpoint(HttpMethod.POST, "/internal/product/drafts/1/abandon"),
            new Endpoint(HttpMethod.POST, "/internal/product/drafts/1/withdraw"),
            new Endpoint(HttpMethod.POST, "/internal/product/drafts/1/appeal"),
            new Endpoint(HttpMethod.POST, "/internal/product/items/1/drafts"),
            new Endpoint(HttpMethod.GET, "/internal/product/drafts/updates/by-request/x"),
            new Endpoint(HttpMethod.GET, "/internal/product/drafts/1"),
            new Endpoint(HttpMethod.GET, "/internal/product/drafts/by-request/x"),
            new Endpoint(HttpMethod.GET, "/internal/product/draft-snapshots/1"),
            new Endpoint(HttpMethod.GET, "/internal/product/templates/1"),
            new Endpoint(HttpMethod.POST, "/internal/product/contents/validate"),
            new Endpoint(HttpMethod.POST, "/internal/product/sku-references"),
            new Endpoint(HttpMethod.POST, "/internal/product/sku-references/release"),
            new Endpoint(HttpMethod.GET, "/internal/product/skus/1"),
            new Endpoint(HttpMethod.POST, "/internal/product/sku-summaries"),
            new Endpoint(HttpMethod.GET, "/internal/product/items/1"),
            new Endpoint(HttpMethod.GET, "/internal/product/items/1/detail"),
            new Endpoint(HttpMethod.GET, "/internal/product/publish-states/by-item/1"));

    private static final Set<Role> KEEPERS = Set.of(Role.ADMIN, Role.OPERATOR);

    @LocalServerPort
    private int port;

    @Test
    void guestsLookAtTheCatalogueAndAtNothingElse() {
        RestTestClient guest = Callers.withoutToken(port);

        GUEST.forEach(endpoint ->
                assertThat(status(guest, endpoint)).as("%s", endpoint).isIn(200, 404));
        BACK_OFFICE.forEach(endpoint ->
                assertThat(status(guest, endpoint)).as("%s", endpoint).isEqualTo(401));
        INTERNAL.forEach(endpoint ->
                assertThat(status(guest, endpoint)).as("%s", endpoint).isEqualTo(401));
    }

    @ParameterizedTest
    @EnumSource
    void eachRoleReachesItsOwn(Role role) {
        RestTestClient caller = Callers.as(port, role.name());

        BACK_OFFICE.forEach(endpoint -> assertReached(caller, endpoint, KEEPERS.contains(role)));
        MERCHANTS_TOO.forEach(
                endpoint -> assertReached(caller, endpoint, KEEPERS.contains(role) || role == Role.MERCHANT));
        TRADE.forEach(endpoint -> assertReached(caller, endpoint, role == Role.TRADE));
        INTERNAL.forEach(endpoint -> assertReached(caller, endpoint, role == Role.SERVICE));
        GUEST.forEach(endpoint -> assertReached(caller, endpoint, true));
    }

    @ParameterizedTest
    @EnumSource
    void whatNoRuleNamesIsReachedByNobody(Role role) {
        RestTestClient caller = Callers.as(port, role.name());

        assertReached(caller, new Endpoint(HttpMethod.POST, "/api/products"), false);
        assertReached(caller, new Endpoint(HttpMethod.DELETE, "/api/admin/drafts/1"), false);
    }

    private static void assertReached(RestTestClient caller, Endpoint endpoint, boolean reached) {
        if (reached) {
            assertThat(status(caller, endpoint)).as("%s", endpoint).isNotIn(401, 403);
        } else {
            assertThat(status(caller, endpoint)).as("%s", endpoint).isEqualTo(403);
        }
    }

    private static int status(RestTestClient caller, Endpoint endpoint) {
        RestTestClient.RequestBodySpec request =
                caller.method(endpoint.method()).uri(endpoint.path());
        RestTestClient.RequestHeadersSpec<?> whole = endpoint.method() == HttpMethod.GET
                ? request
                : request.contentType(MediaType.APPLICATION_JSON).body("{}");
        return whole.exchange().returnResult(String.class).getStatus().value();
    }

    private record Endpoint(HttpMethod method, String path) {}
}
