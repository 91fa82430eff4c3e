package io.goodsflow.product.publishing.application;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.draft.domain.StatusReason;
import io.goodsflow.product.publishing.domain.Verdict;
import io.goodsflow.qc.contract.event.VerdictGivenV1;
import java.util.List;
import org.junit.jupiter.api.Test;

class VerdictReaderTest {

    @Test
    void aPassNeedsNoReasons() {
        assertThat(VerdictReader.read(event("PASS", "HUMAN", List.of(), List.of())))
                .get()
                .extracting(Verdict::reasons)
                .isEqualTo(List.of());
    }

    @Test
    void aRejectionSaysWhyWithFieldAndText() {
        assertThat(reasons(List.of("title.banned_word"), List.of(new VerdictGivenV1.Reason("a", "title", "b"))))
                .containsExactly(new StatusReason("a", "title", "b"));
    }

    @Test
    void aRejectionWithoutTextsSaysItsCodes() {
        assertThat(reasons(List.of("title.banned_word"), List.of()))
                .containsExactly(new StatusReason("title.banned_word", null, "title.banned_word"));
    }

    @Test
    void aRejectionWithoutAnyReasonStillHasOne() {
        assertThat(reasons(List.of(), List.of())).hasSize(1);
    }

    @Test
    void anUnknownResultOrLevelIsNotGuessed() {
        assertThat(VerdictReader.read(event("MAYBE", "HUMAN", List.of(), List.of())))
                .isEmpty();
        assertThat(VerdictReader.read(event("PASS", "ORACLE", List.of(), List.of())))
                .isEmpty();
    }

    private static List<StatusReason> reasons(List<String> codes, List<VerdictGivenV1.Reason> reasons) {
        return VerdictReader.read(event("REJECT", "MACHINE", codes, reasons))
                .orElseThrow()
                .reasons();
    }

    private static VerdictGivenV1 event(
            String result, String level, List<String> codes, List<VerdictGivenV1.Reason> reasons) {
        return new VerdictGivenV1(81, 1, 2, 1001, 1, 1, 9, "hash", "op", result, level, codes, reasons, 7);
    }
}
