package io.goodsflow.product.draft.application;

import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftSnapshot;
import io.goodsflow.product.draft.domain.DraftStatus;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** All drafts. */
public interface Drafts {

    Optional<Draft> find(long draftId);

    /** The draft, locked until the transaction ends. */
    Optional<Draft> lock(long draftId);

    /**
     * By id, the drafts that wait for the verdict on exactly these submissions, locked until the transaction ends; in one
     * read. What is frozen in the snapshot is not read again.
     */
    Map<Long, Draft> lockWaiting(Collection<DraftSnapshot> submitted);

    /** The item's draft that is not over, the active one before a rejected one, locked until the transaction ends. */
    Optional<Draft> lockLive(long itemId);

    /** The newest draft of the operation. */
    Optional<Draft> findByOperation(String operationId);

    /** The draft that says where the item's next version stands: the active one, else the one changed last. */
    Optional<Draft> findCurrent(long itemId);

    /** The draft that a CreateDraft of this request id made or reopened. */
    Optional<Remembered> findByRequest(String requestId);

    /**
     * The newest first.
     *
     * @param before only drafts with a smaller id; 0 for the newest
     */
    List<ListedDraft> list(Filter filter, long before, int limit);

    /**
     * The longest forgotten drafts in EDITING, then those in REJECTED.
     *
     * @param limit of each of both, so that none keeps the others from their turn
     */
    List<Long> forgotten(ForgottenBefore before, int limit);

    void insert(Draft draft);

    /**
     * Replaces {@code before}, if the row still is what was read.
     *
     * @throws IllegalStateException if it is not, which the lock rules out
     * @throws io.goodsflow.product.draft.domain.IllegalDraftStateException if the step is not one of the table's
     */
    void save(Draft before, Draft after);

    /**
     * Publishes all these, which wait for their verdicts.
     *
     * @throws IllegalStateException if a row is not what was read, which the locks rule out
     */
    void publishAll(Collection<Draft> waiting, Instant at);

    /** Remembers which draft a request made, for {@link #findByRequest}. */
    void remember(String requestId, Draft draft, boolean reopened);

    /** Which drafts a list shows; null for any. */
    record Filter(@Nullable DraftStatus status, @Nullable Long merchantId) {}

    /** What a request made, as it stands now. */
    record Remembered(Draft draft, boolean reopened) {}
}
