package io.goodsflow.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What lies in deploy/grafana. */
final class GrafanaFiles {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Path folder = Repository.root().resolve("deploy/grafana");

    /** @param where file and title, for messages; texts what people read beside it */
    record Query(String where, String text, List<String> texts) {}

    List<JsonNode> dashboards() {
        return files("dashboards").stream().map(GrafanaFiles::json).toList();
    }

    List<JsonNode> alerts() {
        List<JsonNode> alerts = new ArrayList<>();
        for (Path file : files("rules")) {
            yaml(file).path("groups").forEach(group -> group.path("rules").forEach(alerts::add));
        }
        return alerts;
    }

    JsonNode yaml(String path) {
        return yaml(folder.resolve(path));
    }

    /** Those of the panels, of the variables and of the alerts. */
    List<Query> queries() {
        List<Query> queries = new ArrayList<>();
        for (JsonNode board : dashboards()) {
            String title = board.path("title").asString();
            for (JsonNode variable : board.path("templating").path("list")) {
                if (variable.path("type").asString().equals("query")) {
                    queries.add(new Query(
                            title + " / variable " + variable.path("name").asString(),
                            variable.path("query").asString(),
                            List.of()));
                }
            }
            for (JsonNode panel : board.path("panels")) {
                for (JsonNode target : panel.path("targets")) {
                    queries.add(new Query(
                            title + " / " + panel.path("title").asString(),
                            target.path("expr").asString(),
                            List.of(target.path("legendFormat").asString(""))));
                }
            }
        }
        for (JsonNode alert : alerts()) {
            queries.add(new Query(
                    alert.path("alert").asString(),
                    alert.path("expr").asString(),
                    alert.path("annotations")
                            .valueStream()
                            .map(JsonNode::asString)
                            .toList()));
        }
        return queries;
    }

    private List<Path> files(String of) {
        try (Stream<Path> files = Files.list(folder.resolve(of))) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonNode json(Path file) {
        return JSON.readTree(text(file));
    }

    private static JsonNode yaml(Path file) {
        Object tree = new Yaml(new SafeConstructor(new LoaderOptions())).load(text(file));
        return JSON.valueToTree(tree);
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
