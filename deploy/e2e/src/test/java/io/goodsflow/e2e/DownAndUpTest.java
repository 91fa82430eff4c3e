package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.DemoUser;
import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What was there before the fleet went down is there when it is up again. */
@FleetTest
@Order(9)
class DownAndUpTest {

    private final RunningFleet fleet = new RunningFleet();

    @Test
    void products_tasks_and_tokens_outlive_a_restart_of_everything() {
        JsonNode products = products();
        long tasks = tasks();
        assertThat(products.path("total").asLong()).isPositive();
        assertThat(tasks).isPositive();

        fleet.downAndUp();

        assertThat(products()).isEqualTo(products);
        // The token of before is still good: the issuer's key was kept.
        assertThat(tasks()).isEqualTo(tasks);
        eventsOfAllServicesHaveLeft();
    }

    private JsonNode products() {
        return fleet.guest().get("/api/products?page_size=50").expect(200).body();
    }

    private long tasks() {
        return fleet.as(DemoUser.MERCHANT1)
                .get("/api/admin/supply/tasks")
                .expect(200)
                .body()
                .path("total")
                .asLong();
    }

    private void eventsOfAllServicesHaveLeft() {
        for (String service : new String[] {"supply", "product", "qc"}) {
            Awaitility.await("outbox of " + service)
                    .atMost(Duration.ofSeconds(60))
                    .until(() ->
                            fleet.schema(service).number("SELECT COUNT(*) FROM outbox_event WHERE status <> 'SENT'")
                                    == 0);
        }
    }
}
