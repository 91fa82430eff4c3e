package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.DemoUser;
import io.goodsflow.devstack.ServiceName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/** Dashboards and alerts ask only for what the running fleet shows. */
@FleetTest
@Order(7)
class GrafanaTest {

    private static final Pattern NAMED = Pattern.compile("\\{\\{ *(?:\\$labels\\.)?([a-zA-Z_]+) *}}");

    private final RunningFleet fleet = new RunningFleet();

    @Test
    void every_metric_and_label_that_is_asked_for_exists() {
        ExposedMetrics exposed = exposed();
        List<String> missing = new ArrayList<>();
        for (GrafanaFiles.Query query : new GrafanaFiles().queries()) {
            PromQl parsed = PromQl.parse(query.text());
            exposed.missing(parsed).forEach(sentence -> missing.add(query.where() + ": " + sentence));
            for (String text : query.texts()) {
                Matcher label = NAMED.matcher(text);
                while (label.find()) {
                    if (!exposed.hasLabel(parsed, label.group(1))) {
                        missing.add(query.where() + ": its text names the label " + label.group(1));
                    }
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    /** One request to every service, because Spring shows no request metric before the first. */
    private ExposedMetrics exposed() {
        fleet.guest().get("/api/products").expect(200);
        fleet.as(DemoUser.OPS).get("/api/admin/supply/tasks").expect(200);
        fleet.as(DemoUser.LEAD).get("/api/admin/qc/reviews/1");
        fleet.as(DemoUser.TRADE).get("/api/trade/reservations/nobody");
        return new ExposedMetrics(Arrays.stream(ServiceName.values())
                .map(service -> Scrape.of(fleet.managementPort(service.module())))
                .toList());
    }
}
