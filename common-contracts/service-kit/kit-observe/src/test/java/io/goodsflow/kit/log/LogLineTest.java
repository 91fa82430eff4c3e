package io.goodsflow.kit.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.logging.logback.StructuredLogEncoder;
import org.springframework.core.env.Environment;
import org.springframework.mock.env.MockEnvironment;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class LogLineTest {

    private static final String JWT = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJvcHMifQ.c2lnbmF0dXJl";

    private final LoggerContext context = new LoggerContext();
    private final Logger logger = context.getLogger("io.goodsflow.Thing");

    @Test
    void message_context_and_stack_trace_pass_the_mask_and_the_line_stays_json() {
        LoggingEvent event = event(
                "took " + JWT + " with {\"password\":\"hunter2\"}",
                new IllegalStateException(JWT),
                Map.of("trace_id", "4bf92f3577b34da6a3ce929d0e0e4736", "client_secret", "s3cret"));

        String line = json(event);

        assertThat(line).doesNotContain("eyJ", "hunter2", "s3cret").endsWith("\n");
        JsonNode tree = JsonMapper.shared().readTree(line);
        assertThat(tree.path("message").asString()).isEqualTo("took *** with {\"password\":\"***\"}");
        assertThat(tree.path("trace_id").asString()).isEqualTo("4bf92f3577b34da6a3ce929d0e0e4736");
        assertThat(tree.path("log").path("level").asString()).isEqualTo("WARN");
        assertThat(tree.path("service").path("name").asString()).isEqualTo("thing-service");
    }

    @Test
    void a_message_has_a_bound() {
        JsonNode tree = JsonMapper.shared().readTree(json(event("x".repeat(100_000), null, Map.of())));

        assertThat(tree.path("message").asString()).hasSizeLessThan(33_000).endsWith("(67232 characters more)");
    }

    @Test
    void lines_for_people_pass_the_mask_too() {
        String line =
                new MaskedText().format(event("took " + JWT, new IllegalStateException("password=hunter2"), Map.of()));

        assertThat(line).contains("took ***", "password=***").doesNotContain("eyJ", "hunter2");
    }

    private LoggingEvent event(String message, Throwable failure, Map<String, String> loggingContext) {
        LoggingEvent event =
                new LoggingEvent("io.goodsflow.Thing", logger, Level.WARN, message, failure, new Object[0]);
        event.setMDCPropertyMap(loggingContext);
        return event;
    }

    private String json(ILoggingEvent event) {
        context.putObject(
                Environment.class.getName(),
                new MockEnvironment().withProperty("logging.structured.ecs.service.name", "thing-service"));
        StructuredLogEncoder encoder = new StructuredLogEncoder();
        encoder.setContext(context);
        encoder.setFormat("ecs");
        encoder.start();
        return new String(encoder.encode(event), StandardCharsets.UTF_8);
    }
}
