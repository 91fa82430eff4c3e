package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.DemoUser;
import io.goodsflow.devstack.ServiceName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/** After traffic of all kinds no label of any metric has many values, and none holds an id or a text of somebody. */
@FleetTest
@Order(8)
class LabelsTest {

    private static final int MANY = 60;
    private static final int STRANGERS = 80;
    /** Of the machine or the configuration: one value for each process, or a fixed list. */
    private static final Set<String> OF_THE_SETUP =
            Set.of("le", "path", "routeUri", "spring_cloud_gateway_route_uri", "version", "vendor", "runtime");

    private static final Pattern LIKE_AN_ID = Pattern.compile(".*(\\d{4,}|[0-9a-f]{8}-[0-9a-f]{4}|[0-9a-f]{16,}).*");

    private final RunningFleet fleet = new RunningFleet();

    @Test
    void labels_are_few_and_no_ids() {
        for (int i = 0; i < STRANGERS; i++) {
            fleet.guest().get("/api/products/" + (900_000 + i) + "?q=text" + i);
            fleet.guest().get("/api/nowhere/" + (800_000 + i));
            fleet.as(DemoUser.TRADE).get("/api/trade/reservations/order-" + (700_000 + i));
        }
        List<String> wrong = new ArrayList<>();
        for (ServiceName service : ServiceName.values()) {
            values(Scrape.of(fleet.managementPort(service.module())))
                    .forEach((label, values) -> wrong.addAll(wrong(service.module() + " " + label, values)));
        }
        assertThat(wrong).isEmpty();
    }

    private static Map<String, Set<String>> values(Scrape scrape) {
        Map<String, Set<String>> values = new TreeMap<>();
        for (Scrape.Sample sample : scrape.samples()) {
            sample.labels().forEach((label, value) -> values.computeIfAbsent(
                            sample.name() + "{" + label + "}", name -> new TreeSet<>())
                    .add(value));
        }
        return values;
    }

    private static List<String> wrong(String label, Set<String> values) {
        List<String> wrong = new ArrayList<>();
        if (values.size() > MANY) {
            wrong.add(label + " has " + values.size() + " values");
        }
        if (OF_THE_SETUP.stream().noneMatch(known -> label.endsWith("{" + known + "}"))) {
            values.stream()
                    .filter(value -> LIKE_AN_ID.matcher(value).matches())
                    .forEach(value -> wrong.add(label + " holds " + value));
        }
        return wrong;
    }
}
