package io.goodsflow.product.publishing.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.Submission;
import io.goodsflow.product.draft.domain.TargetSale;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class VerdictTest {

    private final Draft draft = Merging.frozen(Merging.content("Tea", 300), TargetSale.ONLINE);
    private final Submission locked = draft.submission();

    @Test
    void aDraftWaitsForTheVerdictOnItsSubmission() {
        assertThat(on(1, locked).isAwaitedBy(draft)).isTrue();
        assertThat(on(1, locked).isOn(Merging.snapshot(draft))).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"2, 1, 9, 1, ''", "1, 2, 9, 1, ''", "1, 1, 8, 1, ''", "1, 1, 9, 2, ''", "1, 1, 9, 1, x"})
    void oneThatNamesAnythingElseIsNotAwaited(long draftId, int no, long snapshot, long version, String hash) {
        Verdict verdict = on(draftId, new Submission(no, snapshot, version, locked.contentHash() + hash));

        assertThat(verdict.isAwaitedBy(draft)).isFalse();
        assertThat(verdict.isOn(Merging.snapshot(draft))).isFalse();
    }

    @Test
    void nobodyWaitsForASecondOne() {
        Verdict verdict = on(1, locked);

        assertThat(verdict.isAwaitedBy(draft.publish(Merging.AT))).isFalse();
        assertThat(verdict.isAwaitedBy(draft.giveBack(List.of(), Merging.AT))).isFalse();
        assertThat(verdict.isAwaitedBy(draft.reject(List.of(), Merging.AT))).isFalse();
    }

    @Test
    void theSameResultAgainIsARepeatAndAnotherAContradiction() {
        GivenVerdict first = GivenVerdict.of(on(1, locked), VerdictOutcome.RETURNED, null, Merging.AT);

        assertThat(first.meets(on(1, locked))).isEqualTo(VerdictOutcome.REPEATED);
        assertThat(first.meets(new Verdict(82, 1, locked, VerdictResult.REJECT, ReviewLevel.HUMAN, List.of())))
                .isEqualTo(VerdictOutcome.CONTRADICTED);
    }

    @ParameterizedTest
    @EnumSource(names = {"REPEATED", "CONTRADICTED", "STALE"})
    void aFirstVerdictAlwaysHasAnEffect(VerdictOutcome none) {
        assertThatIllegalArgumentException().isThrownBy(() -> GivenVerdict.of(on(1, locked), none, null, Merging.AT));
    }

    private static Verdict on(long draftId, Submission submission) {
        return new Verdict(81, draftId, submission, VerdictResult.PASS, ReviewLevel.MACHINE, List.of());
    }
}
