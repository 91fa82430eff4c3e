package io.goodsflow.insight;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceTreeTest {

    private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
    private static final long BEGIN = 1_800_000_000_000_000_000L;

    private final List<Span> spans = new ArrayList<>();

    @Test
    void children_stand_under_their_cause_in_the_order_of_their_begin() {
        add("b", "a", "supply-service", "POST /imports", "SERVER", 2, 8, false);
        add("a", "", "gateway", "http post", "SERVER", 0, 10, false);
        add("c", "b", "supply-service", "parse sheet", "INTERNAL", 20, 30, true);

        assertThat(new TraceTree(spans).lines())
                .containsExactly(
                        "trace " + TRACE + ": 3 spans in 2 services, 30 ms, 1 with an error",
                        " offset ms    took ms  service            span",
                        "       0.0       10.0  gateway            ← http post",
                        "       2.0        6.0  supply-service       ← POST /imports",
                        "      20.0       10.0  supply-service         · parse sheet  ERROR Oops");
    }

    @Test
    void of_many_alike_the_first_and_the_failed_are_shown() {
        add("a", "", "supply-service", "dispatch rows", "INTERNAL", 0, 10, false);
        for (int i = 0; i < 50; i++) {
            add("r" + i, "a", "supply-service", "row", "INTERNAL", i, i + 1, false);
        }
        add("x", "r40", "product-service", "draft", "SERVER", 40, 41, true);

        List<String> lines = new TraceTree(spans).lines();

        assertThat(lines).hasSize(2 + 1 + 3 + 2 + 1);
        assertThat(lines.get(lines.size() - 1)).endsWith("… 46 more of supply-service row");
        assertThat(lines).anyMatch(line -> line.endsWith("← draft  ERROR Oops"));
    }

    @Test
    void a_span_whose_cause_is_not_known_is_shown_and_says_so() {
        add("b", "gone", "qc-service", "process", "CONSUMER", 0, 1, false);

        assertThat(new TraceTree(spans).lines().get(2)).endsWith("« process  (caused by gone, not here)");
    }

    @Test
    void half_written_lines_and_other_traces_are_passed_over(@TempDir Path folder) throws IOException {
        String good =
                "{\"trace_id\":\"" + TRACE + "\",\"span_id\":\"a\",\"parent_id\":\"\",\"service\":\"s\",\"name\":\"n\","
                        + "\"kind\":\"SERVER\",\"start_nanos\":1,\"end_nanos\":2,\"error\":false,\"tags\":{},\"later\":1}";
        Files.writeString(
                folder.resolve("s.jsonl"),
                good.replace(TRACE, "0".repeat(32)) + "\n" + good + "\n" + good.substring(0, 60) + "\n");
        Files.writeString(folder.resolve("s.jsonl.1"), good.replace("\"a\"", "\"b\"") + "\n");

        assertThat(new SpanFiles(folder).ofTrace(TRACE))
                .extracting(Span::spanId)
                .containsExactly("a", "b");
        assertThat(new SpanFiles(folder.resolve("none")).ofTrace(TRACE)).isEmpty();
    }

    private void add(
            String id, String parent, String service, String name, String kind, long from, long to, boolean error) {
        Map<String, String> tags = error ? Map.of("error", "Oops") : Map.of();
        spans.add(new Span(
                TRACE, id, parent, service, name, kind, BEGIN + from * 1_000_000, BEGIN + to * 1_000_000, error, tags));
    }
}
