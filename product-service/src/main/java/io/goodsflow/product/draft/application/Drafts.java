package io.goodsflow.product.draft.application;

import io.goodsflow.product.draft.domain.Draft;
import java.util.Optional;

/** All drafts. */
public interface Drafts {

    Optional<Draft> find(long draftId);

    /** The draft, locked until the transaction ends. */
    Optional<Draft> lock(long draftId);

    /** The newest draft of the item that is not over, locked until the transaction ends. */
    Optional<Draft> lockLive(long itemId);

    /** The newest draft of the operation. */
    Optional<Draft> findByOperation(String operationId);

    /** The draft that says where the item's next version stands: the active one, else the one changed last. */
    Optional<Draft> findCurrent(long itemId);

    /** The draft that a CreateDraft of this request id made or reopened. */
    Optional<Remembered> findByRequest(String requestId);

    void insert(Draft draft);

    /**
     * Replaces {@code before}, if the row still is what was read.
     *
     * @throws IllegalStateException if it is not, which the lock rules out
     */
    void save(Draft before, Draft after);

    /** Remembers which draft a request made, for {@link #findByRequest}. */
    void remember(String requestId, Draft draft, boolean reopened);

    /** What a request made, as it stands now. */
    record Remembered(Draft draft, boolean reopened) {}
}
