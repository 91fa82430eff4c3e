package io.goodsflow.product.draft.domain;

import io.goodsflow.product.template.domain.NaturalKey;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A version of a product in the making. Every step gives a new value; what it may become is said by {@link DraftStatus}.
 *
 * @param basePublishVersion version of the item it started from, 0 for a new item
 * @param submission the last one, null before the first
 * @param rebaseRequired true after a merge that could not be: its content must be brought up to date first
 * @param reasons why it was rejected or returned, empty otherwise
 * @param edition orders all that drafts of this item were ever given as content; 0 for one that has no place in it
 * @param lockVersion grows with every change of the row
 */
public record Draft(
        long draftId,
        long itemId,
        DraftOrigin origin,
        DraftStatus status,
        long basePublishVersion,
        ProductContent content,
        Fingerprint fingerprint,
        @Nullable Submission submission,
        boolean rebaseRequired,
        List<StatusReason> reasons,
        long edition,
        long lockVersion,
        Instant createdAt,
        Instant updatedAt) {

    public Draft {
        reasons = List.copyOf(reasons);
    }

    /**
     * The draft of a new item.
     *
     * @param key what tells products of its category apart; {@code published} and {@code reopen} alike
     */
    public static Draft begin(
            long draftId, long itemId, DraftOrigin origin, ProductContent content, NaturalKey key, Instant at) {
        return new Draft(
                draftId,
                itemId,
                origin,
                DraftStatus.EDITING,
                0,
                content,
                Fingerprint.of(origin.merchantId(), content, key),
                null,
                false,
                List.of(),
                0,
                0,
                at,
                at);
    }

    /** The draft of a command that needs no review: published with its birth, outside the active slot (3.6). */
    public static Draft published(
            long draftId,
            long itemId,
            DraftOrigin origin,
            long basePublishVersion,
            ProductContent content,
            Fingerprint fingerprint,
            Instant at) {
        return new Draft(
                draftId,
                itemId,
                origin,
                DraftStatus.PUBLISHED,
                basePublishVersion,
                content,
                fingerprint,
                null,
                false,
                List.of(),
                0,
                0,
                at,
                at);
    }

    /** The draft of a change of a published item. */
    public static Draft update(
            long draftId,
            long itemId,
            DraftOrigin origin,
            long basePublishVersion,
            ProductContent content,
            NaturalKey key,
            Instant at) {
        return new Draft(
                draftId,
                itemId,
                origin,
                DraftStatus.EDITING,
                basePublishVersion,
                content,
                Fingerprint.of(origin.merchantId(), content, key),
                null,
                false,
                List.of(),
                0,
                0,
                at,
                at);
    }

    public long merchantId() {
        return origin.merchantId();
    }

    /** The same with its place among all that drafts of the item were given. */
    public Draft inEdition(long newEdition) {
        return new Draft(
                draftId,
                itemId,
                origin,
                status,
                basePublishVersion,
                content,
                fingerprint,
                submission,
                rebaseRequired,
                reasons,
                newEdition,
                lockVersion,
                createdAt,
                updatedAt);
    }

    /** Takes up new content, in editing or after a rejection. */
    public Draft reopen(DraftOrigin newOrigin, ProductContent newContent, NaturalKey key, Instant at) {
        return reopen(newOrigin, basePublishVersion, newContent, key, at);
    }

    /** Takes up new content that starts from the item's present version. */
    public Draft reopen(DraftOrigin newOrigin, long newBase, ProductContent newContent, NaturalKey key, Instant at) {
        if (status != DraftStatus.EDITING && status != DraftStatus.REJECTED) {
            throw new IllegalDraftStateException(status, DraftStatus.EDITING);
        }
        return new Draft(
                draftId,
                itemId,
                newOrigin,
                DraftStatus.EDITING,
                newBase,
                newContent,
                Fingerprint.of(newOrigin.merchantId(), newContent, key),
                submission,
                false,
                List.of(),
                edition,
                lockVersion + 1,
                createdAt,
                at);
    }

    /** Back to editing as it is, after a rejection: it holds its item's active slot again. */
    public Draft reclaim(Instant at) {
        return become(DraftStatus.EDITING, submission, false, List.of(), at);
    }

    /** The submission that freezing it now would make; empty if it may not be submitted. */
    public Optional<Submission> nextSubmission(long snapshotId) {
        return status.mayBecome(DraftStatus.QC_PENDING) && !rebaseRequired
                ? Optional.of(new Submission(submissionNo() + 1, snapshotId, basePublishVersion + 1, content.hash()))
                : Optional.empty();
    }

    /** Locks the content until a verdict. */
    public Draft freeze(Submission next, Instant at) {
        return become(DraftStatus.QC_PENDING, next, false, List.of(), at);
    }

    public Draft abandon(Instant at) {
        return become(DraftStatus.ABANDONED, submission, false, List.of(), at);
    }

    /** Out of review; the verdict that may still come finds nothing that waits for it. */
    public Draft withdraw(Instant at) {
        return become(DraftStatus.WITHDRAWN, submission, false, List.of(), at);
    }

    public Draft publish(Instant at) {
        return become(DraftStatus.PUBLISHED, submission, false, List.of(), at);
    }

    public Draft reject(List<StatusReason> why, Instant at) {
        return become(DraftStatus.REJECTED, submission, false, why, at);
    }

    /** Back to editing because the merge could not be. */
    public Draft giveBack(List<StatusReason> why, Instant at) {
        return become(DraftStatus.EDITING, submission, true, why, at);
    }

    /** Whether this very submission waits for its verdict. */
    public boolean waitsFor(int submissionNo) {
        return status == DraftStatus.QC_PENDING && submission != null && submission.no() == submissionNo;
    }

    /** Whether somebody may take it up as his own: a merchant's is any of its users', else it is one person's. */
    public boolean isOf(DraftOrigin other) {
        return origin.source() == other.source()
                && (origin.source() == ContentSource.MERCHANT
                        ? origin.merchantId() == other.merchantId()
                        : origin.operator().equals(other.operator()));
    }

    /** Of the last submission, 0 before the first. */
    public int submissionNo() {
        return submission == null ? 0 : submission.no();
    }

    private Draft become(
            DraftStatus next, @Nullable Submission last, boolean rebase, List<StatusReason> why, Instant at) {
        demand(next);
        return new Draft(
                draftId,
                itemId,
                origin,
                next,
                basePublishVersion,
                content,
                fingerprint,
                last,
                rebase,
                why,
                edition,
                lockVersion + 1,
                createdAt,
                at);
    }

    private void demand(DraftStatus next) {
        if (!status.mayBecome(next)) {
            throw new IllegalDraftStateException(status, next);
        }
    }
}
