package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.Answer;
import io.goodsflow.demo.DemoUser;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/** Whatever is wrong with a request is said as a problem with a code. */
@FleetTest
@Order(6)
class EdgeTest {

    private final RunningFleet fleet = new RunningFleet();

    @Test
    void without_a_token_the_back_office_is_closed() {
        isProblem(fleet.guest().get("/api/admin/supply/tasks"), 401, "auth.token_missing");
        isProblem(fleet.guest().post("/api/admin/categories", Map.of("name", "x")), 401, "auth.token_missing");
        isProblem(fleet.guest().post("/api/trade/reservations", Map.of()), 401, "auth.token_missing");
    }

    @Test
    void a_role_that_may_not_is_refused() {
        isProblem(fleet.as(DemoUser.SHOPPER).post("/api/admin/categories", Map.of("name", "x")), 403, "auth.forbidden");
        isProblem(fleet.as(DemoUser.MERCHANT1).post("/api/trade/reservations", order("x", 1)), 403, "auth.forbidden");
        isProblem(fleet.as(DemoUser.TRADE).get("/api/admin/supply/tasks"), 403, "auth.forbidden");
    }

    @Test
    void what_is_internal_cannot_be_reached() {
        isProblem(fleet.as(DemoUser.ADMIN).get("/internal/product/drafts/1"), 404, "gateway.no_route");
        isProblem(fleet.as(DemoUser.ADMIN).get("/actuator/health"), 404, "gateway.no_route");
    }

    @Test
    void unknown_fields_are_refused() {
        isProblem(
                fleet.as(DemoUser.ADMIN).post("/api/admin/categories", Map.of("name", "x", "id", 5)),
                400,
                "request.unknown_field");
    }

    @Test
    void bad_parameters_are_named() {
        Answer answer = fleet.guest().get("/api/products?category_id=abc");
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body().path("errors").path(0).path("field").asString(""))
                .isEqualTo("category_id");
    }

    @Test
    void what_is_not_there_is_404() {
        isProblem(fleet.guest().get("/api/products/987654321"), 404, "product.not_found");
        isProblem(
                fleet.as(DemoUser.TRADE).get("/api/trade/reservations/no-such-order"),
                404,
                "inventory.reservation_not_found");
    }

    @Test
    void another_merchants_task_is_not_there() {
        Answer mine = upload(DemoUser.MERCHANT1, "type", "CREATE").expect(415, 400);
        assertThat(mine.code()).isPresent();
        long task = fleet.schema("supply").number("SELECT MAX(id) FROM product_supply_task WHERE merchant_id = 1001");
        fleet.as(DemoUser.MERCHANT1).get("/api/admin/supply/tasks/" + task).expect(200);
        isProblem(fleet.as(DemoUser.MERCHANT2).get("/api/admin/supply/tasks/" + task), 404, "supply.task_not_found");
    }

    @Test
    void an_import_says_what_it_lacks() {
        isProblem(upload(DemoUser.MERCHANT1, "type", "UPDATE"), 400, "supply.type_not_supported");
        isProblem(upload(DemoUser.OPS, "type", "CREATE"), 400, "supply.merchant_required");
        isProblem(upload(DemoUser.MERCHANT1, "type", "CREATE"), 415, "supply.not_a_workbook");
    }

    private Answer upload(DemoUser user, String field, String value) {
        byte[] noWorkbook = "no workbook".getBytes(StandardCharsets.UTF_8);
        return fleet.as(user).upload("/api/admin/supply/imports", "x.xlsx", noWorkbook, Map.of(field, value));
    }

    private static Map<String, Object> order(String id, long sku) {
        return Map.of("order_id", id, "lines", List.of(Map.of("sku_id", sku, "qty", 1)));
    }

    private static void isProblem(Answer answer, int status, String code) {
        assertThat(answer.summary()).startsWith(status + " " + code);
        assertThat(answer.body().path("status").asInt()).isEqualTo(status);
        assertThat(answer.body().path("title").asString("")).isNotBlank();
        assertThat(answer.body().path("trace_id").asString("")).isNotBlank();
    }
}
