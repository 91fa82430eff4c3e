package io.goodsflow.insight;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LogLinesTest {

    @Test
    void a_json_line_becomes_text_with_its_stack_trace_below() {
        String line =
                "{\"@timestamp\":\"2026-01-02T03:04:05Z\",\"log\":{\"level\":\"WARN\",\"logger\":\"io.goodsflow.A\"},"
                        + "\"service\":{\"name\":\"qc-service\"},\"message\":\"hm\",\"trace_id\":\"4bf9\","
                        + "\"error\":{\"stack_trace\":\"Oops: x\\n\\tat A.b(A.java:1)\\n\"}}";

        assertThat(LogLines.text(line))
                .isEqualTo("2026-01-02T03:04:05Z WARN  qc-service 4bf9 io.goodsflow.A: hm\n"
                        + "Oops: x\n\tat A.b(A.java:1)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "==> gateway.log <==", "{half", "{\"other\":1}"})
    void whatever_else_stands_there_stays(String line) {
        assertThat(LogLines.text(line)).isEqualTo(line);
    }
}
