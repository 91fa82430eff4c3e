package io.goodsflow.product.publishing.application;

import io.goodsflow.product.draft.application.LabelChanges;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.StatusReason;
import io.goodsflow.product.history.application.EditHistory;
import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.history.domain.HistoryEntry;
import io.goodsflow.product.publishing.domain.ItemVersion;
import io.goodsflow.product.publishing.domain.Verdict;
import io.goodsflow.qc.contract.event.VerdictGivenV1;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Writes verdicts and what they lead to into the edit history. */
@Component
class PublishingLog {

    private static final String REVIEWER = "qc-service";

    /** Nobody returns a draft: its merge could not be. */
    private static final String OURSELVES = "product-service";

    private static final int MAX_FOREIGN = 64;

    private final EditHistory history;
    private final LabelChanges labelChanges;

    PublishingLog(EditHistory history, LabelChanges labelChanges) {
        this.history = history;
        this.labelChanges = labelChanges;
    }

    void approved(Draft draft, Verdict verdict, Instant at) {
        history.append(ofReview(draft, verdict, HistoryAction.APPROVE, words(verdict), null, at));
    }

    void rejected(Draft draft, Verdict verdict, Instant at) {
        history.append(ofReview(
                draft, verdict, HistoryAction.REJECT, words(verdict) + ": " + words(verdict.reasons()), null, at));
    }

    /** A redelivery or a resend says nothing new. */
    void stale(Draft draft, Verdict verdict, Instant at) {
        String once =
                "stale-verdict:" + draft.draftId() + ":" + verdict.submission().snapshotId() + ":" + verdict.reviewId();
        history.append(ofReview(draft, verdict, HistoryAction.STALE_VERDICT, words(verdict), once, at));
    }

    /** Another review said the same again. */
    void repeated(Draft draft, Verdict verdict, Instant at) {
        String once = "repeated-verdict:" + draft.draftId() + ":"
                + verdict.submission().no() + ":" + verdict.reviewId();
        history.append(ofReview(draft, verdict, HistoryAction.REPEATED_VERDICT, words(verdict), once, at));
    }

    /** It is on a draft, or has a result, that nobody knows; the item is known. */
    void foreign(long itemId, VerdictGivenV1 event, Instant at) {
        history.append(new HistoryEntry(
                itemId,
                event.draftId(),
                HistoryAction.FOREIGN_VERDICT,
                REVIEWER,
                cut(event.operationId()),
                event.publishVersion(),
                event.snapshotId(),
                List.of(),
                cut(event.result()) + " by " + cut(event.reviewLevel()) + ", review " + event.reviewId(),
                "foreign-verdict:" + event.draftId() + ":" + event.submissionNo() + ":" + event.reviewId(),
                at));
    }

    /** It comes from outside: whatever it says must fit, or it would be delivered for ever. */
    private static String cut(String text) {
        return text.length() <= MAX_FOREIGN ? text : text.substring(0, MAX_FOREIGN);
    }

    /** Once, however often it is sent. */
    void contradicting(Draft draft, Verdict verdict, Instant at) {
        String once = "contradicting-verdict:" + draft.draftId() + ":"
                + verdict.submission().no();
        history.append(ofReview(draft, verdict, HistoryAction.CONTRADICTING_VERDICT, words(verdict), once, at));
    }

    /** What a merge leaves in the history: the approval and the publication. */
    List<HistoryEntry> ofMerge(Draft draft, Verdict verdict, ItemVersion version, Instant at) {
        return List.of(
                ofReview(draft, verdict, HistoryAction.APPROVE, words(verdict), null, at),
                new HistoryEntry(
                        version.itemId(),
                        version.draftId(),
                        HistoryAction.PUBLISH,
                        draft.origin().operator(),
                        version.operationId(),
                        version.publishVersion(),
                        version.snapshotId(),
                        labelChanges.handle(version.content().categoryId(), version.changes()),
                        null,
                        null,
                        version.at()));
    }

    /** @param entries of one merge or of several */
    void merged(List<HistoryEntry> entries) {
        history.appendAll(entries);
    }

    void direct(Draft draft, ItemVersion version, HistoryAction action, @Nullable String reason) {
        history.append(new HistoryEntry(
                version.itemId(),
                version.draftId(),
                action,
                draft.origin().operator(),
                version.operationId(),
                version.publishVersion(),
                version.snapshotId(),
                labelChanges.handle(version.content().categoryId(), version.changes()),
                reason,
                null,
                version.at()));
    }

    void returned(Draft draft, Verdict verdict, List<StatusReason> why, Instant at) {
        history.append(ofReview(draft, verdict, HistoryAction.RETURN_DRAFT, words(why), null, at));
    }

    private static HistoryEntry ofReview(
            Draft draft, Verdict verdict, HistoryAction action, String reason, @Nullable String once, Instant at) {
        return new HistoryEntry(
                draft.itemId(),
                draft.draftId(),
                action,
                action == HistoryAction.RETURN_DRAFT ? OURSELVES : REVIEWER,
                draft.origin().operationId(),
                verdict.submission().publishVersion(),
                verdict.submission().snapshotId(),
                List.of(),
                reason,
                once,
                at);
    }

    private static String words(Verdict verdict) {
        return verdict.result() + " by " + verdict.level() + ", review " + verdict.reviewId();
    }

    private static String words(List<StatusReason> reasons) {
        return reasons.stream()
                .map(reason -> reason.code() + " " + reason.message())
                .collect(Collectors.joining("; "));
    }
}
