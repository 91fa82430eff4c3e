package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Headers that claim an identity, a place or another request change nothing, at any door. */
@FleetTest
@Order(7)
class ForgedHeadersTest {

    private static final String TASKS = "/api/admin/supply/tasks";
    private static final String LETTERS = "/api/admin/dead-letters";

    private final RunningFleet fleet = new RunningFleet();
    private final Doors doors = new Doors(fleet);
    private final Tokens tokens = Tokens.of(fleet);

    static Stream<Map.Entry<String, String>> forged() {
        return Stream.of(
                Map.entry("X-User", "admin"),
                Map.entry("X-User-Id", "1"),
                Map.entry("X-Username", "admin"),
                Map.entry("X-Merchant-Id", "1001"),
                Map.entry("X_Merchant_Id", "1001"),
                Map.entry("X-Tenant-Id", "1001"),
                Map.entry("X-Role", "ADMIN"),
                Map.entry("X-Roles", "ADMIN,OPERATOR,SERVICE"),
                Map.entry("X-Auth-Request-User", "admin"),
                Map.entry("X-Internal", "true"),
                Map.entry("X-Service", "product-service"),
                Map.entry("X-Goodsflow-Caller", "product-service"),
                Map.entry("X-Client-Id", "product-service"),
                Map.entry("X-Forwarded-For", "127.0.0.1"),
                Map.entry("X-Forwarded-User", "admin"),
                Map.entry("X-Forwarded-Host", "internal"),
                Map.entry("X-Forwarded-Prefix", "/internal"),
                Map.entry("Forwarded", "for=127.0.0.1;host=internal"),
                Map.entry("X-Real-IP", "127.0.0.1"),
                Map.entry("X-Original-URL", "/internal/dead-letters?size=1"),
                Map.entry("X-Rewrite-URL", "/internal/dead-letters?size=1"),
                Map.entry("X-HTTP-Method-Override", "DELETE"),
                Map.entry("Remote-User", "admin"),
                Map.entry("Authorization", "Basic YWRtaW46YWRtaW4xMjM="),
                Map.entry("Proxy-Authorization", "Bearer admin"),
                Map.entry("Cookie", "access_token=admin; roles=ADMIN"));
    }

    @ParameterizedTest
    @MethodSource("forged")
    void without_a_token_nobody_becomes_somebody(Map.Entry<String, String> header) {
        for (Wire door : List.of(doors.gateway(), doors.to("supply-service"))) {
            Wire.Reply reply = door.send("GET", TASKS, "", header.getKey(), header.getValue());

            assertThat(reply.status()).as("%s %s", header, reply).isEqualTo(401);
        }
    }

    @ParameterizedTest
    @MethodSource("forged")
    void a_merchant_stays_that_merchant(Map.Entry<String, String> header) {
        if (header.getKey().equals("Authorization")) {
            return;
        }
        String merchant = "Bearer " + tokens.withRole("MERCHANT");
        for (Wire door : List.of(doors.gateway(), doors.to("supply-service"))) {
            Wire.Reply tasks =
                    door.send("GET", TASKS, "", "Authorization", merchant, header.getKey(), header.getValue());
            Wire.Reply letters =
                    door.send("GET", LETTERS, "", "Authorization", merchant, header.getKey(), header.getValue());

            assertThat(tasks.status()).as("%s %s", header, tasks).isEqualTo(200);
            assertThat(tasks.body().path("total").asInt(-1))
                    .as("tasks of a merchant who has none")
                    .isZero();
            assertThat(letters.status()).as("%s %s", header, letters).isEqualTo(403);
        }
    }

    @ParameterizedTest
    @MethodSource("twoTokens")
    void of_two_tokens_the_stronger_does_not_win(List<String> roles) {
        for (Wire door : List.of(doors.gateway(), doors.to("supply-service"))) {
            Wire.Reply reply = door.send(
                    "GET",
                    LETTERS,
                    "",
                    "Authorization",
                    "Bearer " + tokens.withRole(roles.get(0)),
                    "Authorization",
                    "Bearer " + tokens.withRole(roles.get(1)));

            assertThat(reply.status()).as("%s %s", roles, reply).isIn(400, 401, 403);
        }
    }

    static Stream<List<String>> twoTokens() {
        return Stream.of(List.of("CUSTOMER", "ADMIN"), List.of("MERCHANT", "SERVICE"));
    }
}
