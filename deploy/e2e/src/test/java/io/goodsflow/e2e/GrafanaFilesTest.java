package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Dashboards and alerts are complete, and every alert leads to what to do. */
class GrafanaFilesTest {

    private final GrafanaFiles files = new GrafanaFiles();

    @Test
    void every_alert_says_how_bad_it_is_what_it_means_and_what_to_do() throws IOException {
        Set<String> anchors = anchors(Repository.root().resolve("docs/operations.md"));
        List<JsonNode> alerts = files.alerts();

        assertThat(alerts).hasSizeGreaterThan(10);
        assertThat(alerts).extracting(alert -> alert.path("alert").asString()).doesNotHaveDuplicates();
        for (JsonNode alert : alerts) {
            String name = alert.path("alert").asString();
            JsonNode says = alert.path("annotations");
            assertThat(alert.path("labels").path("severity").asString(""))
                    .as(name)
                    .isIn("critical", "warning");
            assertThat(says.path("summary").asString("")).as(name).isNotBlank();
            assertThat(says.path("description").asString("")).as(name).isNotBlank();
            String[] runbook = says.path("runbook_url").asString("").split("#");
            assertThat(runbook[0]).as(name).isEqualTo("docs/operations.md");
            assertThat(anchors).as("headings of the runbook").contains(runbook[1]);
        }
    }

    @Test
    void every_panel_has_a_title_a_query_and_the_provisioned_source() {
        String source = files.yaml("provisioning/datasources/prometheus.yml")
                .path("datasources")
                .path(0)
                .path("uid")
                .asString();
        List<JsonNode> boards = files.dashboards();

        assertThat(boards).extracting(board -> board.path("uid").asString()).doesNotHaveDuplicates();
        for (JsonNode board : boards) {
            assertThat(board.path("title").asString()).startsWith("Goodsflow");
            assertThat(board.path("panels")).isNotEmpty();
            for (JsonNode panel : board.path("panels")) {
                String title = board.path("title").asString() + " / "
                        + panel.path("title").asString("");
                assertThat(panel.path("title").asString("")).isNotBlank();
                assertThat(panel.path("datasource").path("uid").asString())
                        .as(title)
                        .isEqualTo(source);
                assertThat(panel.path("targets")).as(title).isNotEmpty();
            }
        }
    }

    @Test
    void prometheus_reads_all_five_services_and_the_rules() {
        JsonNode config = files.yaml("prometheus.yml");
        assertThat(config.path("rule_files").path(0).asString()).isEqualTo("rules/*.yml");
        assertThat(config.path("scrape_configs")
                        .path(0)
                        .path("static_configs")
                        .path(0)
                        .path("targets"))
                .hasSize(5);
    }

    @Test
    void every_query_can_be_read() {
        assertThat(files.queries()).hasSizeGreaterThan(60).allSatisfy(query -> PromQl.parse(query.text()));
    }

    private static Set<String> anchors(Path page) throws IOException {
        return Files.readAllLines(page).stream()
                .filter(line -> line.startsWith("#"))
                .map(line -> line.replaceFirst("^#+ *", "")
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^a-z0-9 _-]", "")
                        .replace(' ', '-'))
                .collect(Collectors.toSet());
    }
}
