package io.goodsflow.product.draft.domain;

import static io.goodsflow.product.draft.domain.Contents.content;
import static io.goodsflow.product.draft.domain.Contents.settled;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.product.template.domain.NaturalKey;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class DraftTest {

    private static final Instant AT = Instant.parse("2026-03-04T05:06:07.089Z");
    private static final List<StatusReason> WHY = List.of(new StatusReason("title.banned_word", "title", "No."));

    private final Draft editing =
            Draft.begin(1, 2, origin("op-1"), content(settled(3, "A", "n", "1")), NaturalKey.STANDARD, AT);
    private final Submission first = editing.nextSubmission(90).orElseThrow();
    private final Draft pending = editing.freeze(first, AT.plusSeconds(1));

    @Test
    void freezingFixesNumberVersionAndHash() {
        assertThat(first).isEqualTo(new Submission(1, 90, 1, editing.content().hash()));
        assertThat(pending.status()).isEqualTo(DraftStatus.QC_PENDING);
        assertThat(pending.waitsFor(1)).isTrue();
        assertThat(pending.waitsFor(2)).isFalse();
        assertThat(pending.lockVersion()).isEqualTo(editing.lockVersion() + 1);
    }

    @Test
    void whatIsLockedCannotBeSubmittedEditedOrAbandoned() {
        assertThat(pending.nextSubmission(91)).isEmpty();
        assertThatThrownBy(() -> pending.reopen(origin("op-2"), content(), NaturalKey.STANDARD, AT))
                .isInstanceOf(IllegalDraftStateException.class);
        assertThatThrownBy(() -> pending.abandon(AT)).isInstanceOf(IllegalDraftStateException.class);
    }

    @Test
    void aRejectedDraftIsReopenedAndSubmittedUnderTheNextNumber() {
        Draft rejected = pending.reject(WHY, AT);
        assertThat(rejected.reasons()).isEqualTo(WHY);
        assertThat(rejected.nextSubmission(91)).isEmpty();

        Draft reopened = rejected.reopen(origin("op-2"), content("Better"), NaturalKey.STANDARD, AT);

        assertThat(reopened.status()).isEqualTo(DraftStatus.EDITING);
        assertThat(reopened.origin().operationId()).isEqualTo("op-2");
        assertThat(reopened.reasons()).isEmpty();
        assertThat(reopened.nextSubmission(91)).map(Submission::no).contains(2);
    }

    @Test
    void aReturnedDraftMustBeBroughtUpToDateBeforeItIsSubmittedAgain() {
        Draft returned = pending.giveBack(WHY, AT);

        assertThat(returned.status()).isEqualTo(DraftStatus.EDITING);
        assertThat(returned.rebaseRequired()).isTrue();
        assertThat(returned.nextSubmission(91)).isEmpty();
        assertThat(returned.reopen(origin("op-1"), content(), NaturalKey.STANDARD, AT)
                        .nextSubmission(91))
                .isPresent();
    }

    @Test
    void whatIsOverStaysOver() {
        Draft published = pending.publish(AT);

        assertThat(published.waitsFor(1)).isFalse();
        assertThatThrownBy(() -> published.reject(WHY, AT)).isInstanceOf(IllegalDraftStateException.class);
        assertThatThrownBy(() -> editing.abandon(AT).reopen(origin("op-2"), content(), NaturalKey.STANDARD, AT))
                .isInstanceOf(IllegalDraftStateException.class);
    }

    private static DraftOrigin origin(String operationId) {
        return new DraftOrigin(1001, ContentSource.MERCHANT, "merchant1", operationId, TargetSale.ONLINE);
    }
}
