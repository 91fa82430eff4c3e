package io.goodsflow.product.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.trace.Step;
import io.goodsflow.product.Spans;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.publishing.domain.VerdictOutcome;
import io.opentelemetry.sdk.trace.data.SpanData;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** A merge is told in the trace of its verdict, alone or with others. */
class MergeSpansTest extends VerdictBatchTestBase {

    private static final String MERGE = "merge draft";

    @Autowired
    private Spans spans;

    @Test
    void eachOfTheDraftsThatAreMergedTogetherHasAMergeInItsOwnTrace() {
        List<Draft> drafts = submitted(3);

        assertThat(receiveTogether(passes(drafts.toArray(Draft[]::new))).merged())
                .isEqualTo(3);

        for (Draft draft : drafts) {
            SpanData verdict = spans.withTag("draft.id", Long.toString(draft.draftId()));
            assertThat(spans.named(MERGE, verdict.getTraceId())).singleElement().satisfies(merge -> {
                assertThat(merge.getParentSpanId()).isEqualTo(verdict.getSpanId());
                assertThat(merge.getStartEpochNanos())
                        .isBetween(verdict.getStartEpochNanos(), verdict.getEndEpochNanos());
                assertThat(merge.getEndEpochNanos()).isGreaterThanOrEqualTo(verdict.getEndEpochNanos());
            });
        }
    }

    @Test
    void aDraftThatIsMergedAloneHasTheSame() {
        Draft draft = submitted(1).get(0);

        try (Step verdict = tracing.resume("verdict", Spans.sampled())) {
            verdict.tag("draft.id", Long.toString(draft.draftId()));
            assertThat(pass(draft)).isEqualTo(VerdictOutcome.PUBLISHED);
        }

        SpanData verdict = spans.withTag("draft.id", Long.toString(draft.draftId()));
        assertThat(spans.named(MERGE, verdict.getTraceId()))
                .singleElement()
                .satisfies(merge -> assertThat(merge.getParentSpanId()).isEqualTo(verdict.getSpanId()));
    }
}
