package io.goodsflow.kit.web.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.web.RunningService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.MDC;

class TraceTest extends RunningService {

    private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

    @Test
    void theCallersTraceIsKept() {
        String header = "00-" + TRACE + "-00f067aa0ba902b7-01";

        assertThat(get("/api/open/me", "traceparent", header).text("trace_id")).isEqualTo(TRACE);
        assertThat(get("/api/open/nowhere", "traceparent", header).text("trace_id"))
                .isEqualTo(TRACE);
        assertThat(get("/api/admin/me", "traceparent", header).text("trace_id"))
                .as("a refusal of the security filters has it too")
                .isEqualTo(TRACE);
        assertThat(get("/a/../b;x", "traceparent", header).text("trace_id"))
                .as("and so has the error page")
                .isEqualTo(TRACE);
    }

    @Test
    void aRequestWithoutATraceStartsOne() {
        String first = get("/api/open/me").text("trace_id");
        String second = get("/api/open/me").text("trace_id");

        assertThat(first).matches("[0-9a-f]{32}").isNotEqualTo(second);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
                "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
                "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7"
            })
    void aMalformedTraceIsReplaced(String header) {
        assertThat(get("/api/open/me", "traceparent", header).text("trace_id"))
                .matches("[0-9a-f]{32}")
                .isNotEqualTo(TRACE)
                .isNotEqualTo("0".repeat(32));
    }

    @Test
    void aCallMadeForATraceCarriesItWithASpanOfItsOwn() {
        MDC.put(Traces.TRACE_ID, TRACE);
        MDC.put(Traces.FLAGS, "01");
        try {
            assertThat(Traces.outgoing()).matches("00-" + TRACE + "-[0-9a-f]{16}-01");
            assertThat(Traces.outgoing()).isNotEqualTo(Traces.outgoing());
        } finally {
            MDC.clear();
        }
        assertThat(Traces.outgoing()).matches("00-[0-9a-f]{32}-[0-9a-f]{16}-00");
    }
}
