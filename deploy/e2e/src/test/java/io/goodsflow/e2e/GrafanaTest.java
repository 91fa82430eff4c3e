package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.DemoUser;
import io.goodsflow.devstack.ServiceName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Dashboards and alerts ask only for what the running fleet shows. */
@FleetTest
@Order(7)
class GrafanaTest {

    private static final Pattern NAMED = Pattern.compile("\\{\\{ *(?:\\$labels\\.)?([a-zA-Z_]+) *}}");

    private static final Set<String> ALL =
            Arrays.stream(ServiceName.values()).map(ServiceName::module).collect(Collectors.toUnmodifiableSet());
    private static final Set<String> GATEWAY = Set.of("gateway");
    private static final Set<String> SUPPLY = Set.of("supply-service");
    private static final Set<String> PRODUCT = Set.of("product-service");
    /** Those with a database and messages. */
    private static final Set<String> WITH_DATA =
            ALL.stream().filter(name -> !GATEWAY.contains(name)).collect(Collectors.toUnmodifiableSet());

    /** Which services must show what an alert asks for. */
    private static final Map<String, Set<String>> ABOUT = Map.ofEntries(
            Map.entry("ServiceDown", ALL),
            Map.entry("ServiceNotReady", ALL),
            Map.entry("ErrorsBurnFast", ALL),
            Map.entry("ErrorsBurnSlowly", ALL),
            Map.entry("RequestsSlow", ALL),
            Map.entry("PeerNotReached", Set.of("supply-service", "product-service")),
            Map.entry("LimitsOpen", GATEWAY),
            Map.entry("LoginsLocked", GATEWAY),
            Map.entry("BreakerOpen", GATEWAY),
            Map.entry("OutboxStuck", WITH_DATA),
            Map.entry("OutboxUnknown", WITH_DATA),
            Map.entry("ConsumerFallsBehind", WITH_DATA),
            Map.entry("ConsumerLagUnknown", WITH_DATA),
            Map.entry("ConsumerRefuses", WITH_DATA),
            Map.entry("DeadLettersParked", WITH_DATA),
            Map.entry("TasksStuck", SUPPLY),
            Map.entry("LaneFails", SUPPLY),
            Map.entry("SkuEditsStuck", PRODUCT),
            Map.entry("DatabaseDown", WITH_DATA),
            Map.entry("DatabasePoolExhausted", WITH_DATA),
            Map.entry("RedisDown", SUPPLY),
            Map.entry("FencesDown", PRODUCT),
            Map.entry("FenceLeftBehind", PRODUCT),
            Map.entry("DiskFillsUp", ALL),
            Map.entry("HeapFull", ALL));

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

    /** An alert about a metric that a service does not show never fires for it. */
    @Test
    void every_alert_s_metric_comes_from_each_service_that_it_is_about() {
        ExposedMetrics exposed = exposed();
        List<String> missing = new ArrayList<>();
        Set<String> alerts = new TreeSet<>();
        for (JsonNode alert : new GrafanaFiles().alerts()) {
            String name = alert.path("alert").asString();
            alerts.add(name);
            PromQl query = PromQl.parse(alert.path("expr").asString());
            Set<String> services = ABOUT.getOrDefault(name, Set.of());
            query.selectors().stream()
                    .map(PromQl.Selector::metric)
                    .filter(metric -> !metric.equals("up"))
                    .forEach(metric -> exposed.withoutMetric(metric, services)
                            .forEach(service -> missing.add(name + ": " + service + " does not show " + metric)));
        }
        assertThat(ABOUT.keySet()).isEqualTo(alerts);
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
