package io.goodsflow.kit.test;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.goodsflow.kernel.EventContract;
import io.goodsflow.kernel.EventEnvelope;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Holds every event of a package to its golden file {@code golden/<type>.v<version>.json}, an envelope as it travels: it
 * can be read, written back it is the same, and a field that a newer sender adds is tolerated. Golden files are never
 * changed after they landed, so old events stay readable.
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicTest> goldenEvents() {
 *     return GoldenEvents.in("io.goodsflow.product.contract.event");
 * }
 * }</pre>
 */
public final class GoldenEvents {

    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private GoldenEvents() {}

    /** Tests of all events in the package; fails if there is none. */
    public static Stream<DynamicTest> in(String packageName) {
        List<Class<?>> events = eventsIn(packageName);
        assertThat(events).as("events in " + packageName).isNotEmpty();
        return events.stream()
                .flatMap(event -> Stream.of(
                        DynamicTest.dynamicTest(
                                event.getSimpleName() + " is what its golden file says", () -> same(event)),
                        DynamicTest.dynamicTest(
                                event.getSimpleName() + " tolerates a field of a newer sender",
                                () -> tolerant(event))));
    }

    static void same(Class<?> event) {
        JsonNode golden = golden(event);
        EventContract contract = event.getAnnotation(EventContract.class);

        EventEnvelope<?> envelope = read(golden, event);

        assertThat(envelope.type()).isEqualTo(contract.type());
        assertThat(envelope.version()).isEqualTo(contract.version());
        assertThat(JSON.readTree(JSON.writeValueAsString(envelope))).isEqualTo(golden);
    }

    static void tolerant(Class<?> event) {
        ObjectNode newer = (ObjectNode) golden(event).deepCopy();
        newer.put("field_of_a_newer_sender", 1);
        ((ObjectNode) newer.get("data")).putObject("field_of_a_newer_sender").put("a", 1);

        assertThat(read(newer, event)).isEqualTo(read(golden(event), event));
    }

    private static EventEnvelope<?> read(JsonNode json, Class<?> event) {
        JavaType type = JSON.getTypeFactory().constructParametricType(EventEnvelope.class, event);
        return JSON.readValue(JSON.writeValueAsString(json), type);
    }

    static JsonNode golden(Class<?> event) {
        EventContract contract = event.getAnnotation(EventContract.class);
        String path = "golden/" + contract.type() + ".v" + contract.version() + ".json";
        try (InputStream file = event.getClassLoader().getResourceAsStream(path)) {
            assertThat(file)
                    .as("golden file src/test/resources/" + path + " of " + event.getSimpleName())
                    .isNotNull();
            return JSON.readTree(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new IllegalStateException("cannot read " + path, e);
        }
    }

    static List<Class<?>> eventsIn(String packageName) {
        return new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages(packageName).stream()
                        .filter(type -> type.isAnnotatedWith(EventContract.class))
                        .<Class<?>>map(JavaClass::reflect)
                        .toList();
    }
}
