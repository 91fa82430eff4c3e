package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What travels over RocketMQ has the shape of the golden files, to the last field. */
@FleetTest
@Order(7)
class EventsTest {

    private static final List<String> TOPICS =
            List.of("product-item", "product-draft", "qc-verdict", "supply-task-item");
    private static final Set<String> SEEN_IN_EVERY_RUN = Set.of(
            "product.item-changed.v1",
            "product.draft-submitted.v1",
            "product.draft-published.v1",
            "qc.verdict-given.v1",
            "supply.task-item-ready.v1");

    private final RunningFleet fleet = new RunningFleet();
    private final JsonMapper json = JsonMapper.builder().build();
    private final Map<String, Set<String>> shapes = new HashMap<>();

    @Test
    void every_event_has_the_shape_of_its_golden_file() throws Exception {
        Set<String> seen = new TreeSet<>();
        try (TopicReader reader = new TopicReader(fleet.nameServer())) {
            for (String topic : TOPICS) {
                for (TopicReader.Received message : reader.everythingIn(topic)) {
                    JsonNode event = json.readTree(message.body());
                    String name = event.path("type").asString() + ".v"
                            + event.path("version").asInt();
                    assertThat(Shape.of(event))
                            .as(name + " " + event)
                            .isSubsetOf(shapes.computeIfAbsent(name, this::goldenShape));
                    assertThat(message.key())
                            .as("message key")
                            .isEqualTo(event.path("id").asString());
                    assertThat(message.tag())
                            .as("tag")
                            .isEqualTo(event.path("type").asString());
                    seen.add(name);
                }
            }
        }
        assertThat(seen).containsAll(SEEN_IN_EVERY_RUN);
    }

    private Set<String> goldenShape(String name) {
        try (Stream<Path> files = Files.walk(Repository.root().resolve("common-contracts"))) {
            Path file = files.filter(path -> path.toString().contains("src/test/resources/golden"))
                    .filter(path -> path.getFileName().toString().equals(name + ".json"))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("there is no golden file for " + name));
            return Shape.of(json.readTree(Files.readString(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
