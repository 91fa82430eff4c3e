package io.goodsflow.kit.web.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.web.Role;
import io.goodsflow.kit.web.RunningService;
import io.goodsflow.kit.web.Tokens;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.net.http.HttpRequest;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

class RequestMetricsTest extends RunningService {

    private static final int DIFFERENT_PATHS = 60;

    @Autowired
    private PrometheusMeterRegistry registry;

    @Test
    void a_path_is_counted_by_its_template_and_what_nobody_serves_as_one() {
        for (int id = 0; id < DIFFERENT_PATHS; id++) {
            get("/api/open/things/70000" + id + "?q=secret" + id);
            get("/api/open/nowhere-" + id + "/" + id);
            get("/nothing-" + id, "Authorization", "Bearer " + Tokens.of("u1", Role.ADMIN));
        }

        assertThat(values("uri")).hasSizeLessThan(10).allMatch(uri -> !uri.matches(".*\\d.*"), "without a number");
    }

    @Test
    void a_method_that_is_none_is_not_a_label_of_its_own() {
        for (String method : List.of("BREW", "BREW2", "BREW3")) {
            send(to("/api/open/me").method(method, HttpRequest.BodyPublishers.noBody()));
        }

        assertThat(values("method")).noneMatch(method -> method.startsWith("BREW"));
    }

    @Test
    void the_duration_has_bounds_that_percentiles_can_be_told_from() {
        get("/api/open/me");

        assertThat(registry.scrape())
                .contains("http_server_requests_seconds_bucket")
                .contains("le=\"0.05\"", "le=\"0.25\"", "le=\"1.0\"", "le=\"10.0\"", "le=\"+Inf\"");
        assertThat(values("le")).hasSizeLessThan(20);
    }

    @Test
    void readiness_and_each_component_are_figures() {
        assertThat(registry.scrape())
                .containsPattern("goodsflow_ready\\{[^}]*} 1\\.0")
                .containsPattern("goodsflow_health\\{[^}]*component=\"ping\"[^}]*} 1\\.0");
    }

    private TreeSet<String> values(String label) {
        Matcher found = Pattern.compile(label + "=\"([^\"]*)\"")
                .matcher(registry.scrape()
                        .lines()
                        .filter(line -> line.startsWith("http_server_requests_seconds"))
                        .collect(Collectors.joining("\n")));
        TreeSet<String> values = new TreeSet<>();
        while (found.find()) {
            values.add(found.group(1));
        }
        return values;
    }
}
