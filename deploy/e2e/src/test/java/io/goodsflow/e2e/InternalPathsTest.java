package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is inside stays inside: not routed by the gateway, and for SERVICE alone at the services. */
@FleetTest
@Order(7)
class InternalPathsTest {

    private static final String LETTERS = "/internal/dead-letters?size=1";

    private final RunningFleet fleet = new RunningFleet();
    private final Doors doors = new Doors(fleet);
    private final Tokens tokens = Tokens.of(fleet);

    @ParameterizedTest
    @ValueSource(
            strings = {
                LETTERS,
                "/internal",
                "/internal/product/drafts/1",
                "/INTERNAL/dead-letters?size=1",
                "/Internal/dead-letters?size=1",
                "//internal/dead-letters?size=1",
                "/internal//dead-letters?size=1",
                "/internal;a=b/dead-letters?size=1",
                "/%69nternal/dead-letters?size=1",
                "/api/../internal/dead-letters?size=1",
                "/api/%2e%2e/internal/dead-letters?size=1",
                "/api/admin/supply/../../../internal/dead-letters?size=1",
                "/api/admin/supply/%2e%2e/%2e%2e/%2e%2e/internal/dead-letters?size=1",
                "/api/admin/supply/..%2f..%2f..%2finternal/dead-letters?size=1",
                "/api/admin/supply/..%252f..%252f..%252finternal/dead-letters?size=1",
                "/api/admin/supply/..;/..;/..;/internal/dead-letters?size=1",
                "/api/admin/supply/..%5c..%5c..%5cinternal/dead-letters?size=1",
                "/api/admin/supply/tasks%00/../../../../internal/dead-letters?size=1",
                "/docs/../internal/dead-letters?size=1",
                "/docs/openapi/..%2f..%2finternal/dead-letters?size=1",
                "/actuator",
                "/actuator/health",
                "/actuator/prometheus",
                "/Actuator/health",
                "/actuator;a=b/health",
                "//actuator/health",
                "/api/../actuator/health",
                "/%61ctuator/health"
            })
    void the_gateway_leads_nobody_inside(String path) {
        for (String role : List.of("SERVICE", "ADMIN")) {
            Wire.Reply reply = doors.gateway().get(path, tokens.withRole(role));

            assertThat(reply.status()).as("%s %s", role, reply).isIn(400, 403, 404);
            assertThat(reply.body().isArray()).isFalse();
        }
        assertThat(doors.gateway().get(path, "").status()).as("without a token").isIn(400, 401, 404);
    }

    @Test
    void a_service_lets_other_services_in_and_nobody_else() {
        for (String service : ApiDocuments.SERVICES) {
            Wire door = doors.to(service);

            assertThat(door.get(LETTERS, "").status())
                    .as("%s, no token", service)
                    .isEqualTo(401);
            for (String role : Tokens.ROLES) {
                Wire.Reply reply = door.get(LETTERS, tokens.withRole(role));
                assertThat(reply.status())
                        .as("%s, %s: %s", service, role, reply)
                        .isEqualTo(role.equals("SERVICE") ? 200 : 403);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/INTERNAL/dead-letters?size=1",
                "//internal/dead-letters?size=1",
                "/internal;a=b/dead-letters?size=1",
                "/%69nternal/dead-letters?size=1",
                "/api/../internal/dead-letters?size=1",
                "/api/%2e%2e/internal/dead-letters?size=1",
                "/docs/openapi/../../internal/dead-letters?size=1",
                "/internal/dead-letters/?size=1",
                "/actuator/health",
                "/actuator/env"
            })
    void a_service_is_not_confused_by_another_spelling(String path) {
        for (String service : ApiDocuments.SERVICES) {
            Wire.Reply reply = doors.to(service).get(path, tokens.withRole("ADMIN"));

            assertThat(reply.status()).as("%s: %s", service, reply).isIn(400, 403, 404);
        }
    }
}
