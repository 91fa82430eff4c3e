package io.goodsflow.kit.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.export.SimpleSpanProcessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SpanFileTest {

    private static final long LIMIT = 4_000;

    @TempDir
    private Path folder;

    private Path file;
    private SdkTracerProvider provider;
    private Tracing tracing;

    @BeforeEach
    void open() {
        file = folder.resolve("traces/thing-service.jsonl");
        provider = SdkTracerProvider.builder()
                .addSpanProcessor(SimpleSpanProcessor.create(new SpanFile(file, LIMIT, "thing-service")))
                .build();
        tracing = new Tracing(provider.get("test"));
    }

    @AfterEach
    void close() {
        provider.close();
    }

    @Test
    void a_step_is_a_line_with_its_parent_and_without_secrets() throws IOException {
        try (Step outer = tracing.resume("outer", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01")) {
            try (Step inner = tracing.step("inner", SpanKind.CLIENT)) {
                inner.tag("url", "/x?access_token=abc")
                        .tag("db.password", "abc")
                        .failed(new IllegalStateException("hunter2"));
            }
            tracing.record("late", SpanKind.PRODUCER, outer.traceparent(), Instant.now(), Instant.now());
        }

        List<JsonNode> lines = lines();
        assertThat(lines).extracting(line -> line.path("name").asString()).containsExactly("inner", "late", "outer");
        assertThat(lines).allSatisfy(line -> assertThat(line.path("trace_id").asString())
                .isEqualTo("4bf92f3577b34da6a3ce929d0e0e4736"));
        JsonNode outer = lines.get(2);
        assertThat(outer.path("parent_id").asString()).isEqualTo("00f067aa0ba902b7");
        assertThat(lines.subList(0, 2))
                .allSatisfy(line -> assertThat(line.path("parent_id")).isEqualTo(outer.path("span_id")));
        assertThat(lines.get(0).path("error").asBoolean()).isTrue();
        assertThat(lines.get(0).path("tags").toString())
                .isEqualTo(
                        "{\"db.password\":\"***\",\"error\":\"IllegalStateException\",\"url\":\"/x?access_token=***\"}");
    }

    @Test
    void an_answer_of_5xx_is_an_error_and_a_refusal_is_none() throws IOException {
        tracing.step("asked", SpanKind.SERVER).tag("status", "500").close();
        tracing.step("asked", SpanKind.CLIENT).tag("http.status_code", "503").close();
        tracing.step("asked", SpanKind.SERVER).tag("status", "404").close();

        assertThat(lines()).extracting(line -> line.path("error").asBoolean()).containsExactly(true, true, false);
        assertThat(lines())
                .extracting(line -> line.path("tags").path("error").asString("none"))
                .containsExactly("500", "503", "none");
    }

    @Test
    void what_was_not_sampled_and_what_was_never_traced_leave_nothing() {
        try (Step step = tracing.resume("quiet", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00")) {
            assertThat(step.traceparent()).endsWith("-00");
            tracing.record("late", SpanKind.PRODUCER, null, Instant.now(), Instant.now());
        }

        assertThat(file).doesNotExist();
    }

    @Test
    void a_malformed_cause_begins_a_trace() {
        try (Step step = tracing.resume("begin", "nonsense")) {
            assertThat(step.traceparent()).matches("00-[0-9a-f]{32}-[0-9a-f]{16}-01");
            assertThat(Tracing.traceparent()).isEqualTo(step.traceparent());
        }
        assertThat(Tracing.traceparent()).isNull();
    }

    @Test
    void the_file_never_grows_beyond_its_limit_and_one_older_one_is_kept() throws IOException {
        for (int i = 0; i < 100; i++) {
            tracing.step("step " + i).close();
        }

        assertThat(Files.size(file)).isLessThanOrEqualTo(LIMIT);
        try (var files = Files.list(file.getParent())) {
            assertThat(files.map(f -> f.getFileName().toString()))
                    .containsExactlyInAnyOrder("thing-service.jsonl", "thing-service.jsonl.1");
        }
        assertThat(lines().get(lines().size() - 1).path("name").asString()).isEqualTo("step 99");
    }

    private List<JsonNode> lines() throws IOException {
        return Files.readAllLines(file).stream()
                .map(line -> JsonMapper.shared().readTree(line))
                .toList();
    }
}
