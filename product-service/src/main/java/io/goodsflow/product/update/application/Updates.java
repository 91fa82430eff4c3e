package io.goodsflow.product.update.application;

import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.update.domain.UpdateRecord;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What became of each update; among them those that wait, at most one per item and source. */
public interface Updates {

    Optional<UpdateRecord> find(String requestId);

    /** The newest of the operation. */
    Optional<UpdateRecord> findByOperation(String operationId);

    void insert(UpdateRecord update);

    /**
     * Takes the waiting update of the item and source, if there is one, out of the queue: a newer one is there. Call
     * under the item's lock.
     *
     * @return whether there was one
     */
    boolean supersede(long itemId, ContentSource source, String byRequest, Instant at);

    /**
     * Says what became of a waiting update.
     *
     * @return false if it does not wait any more
     */
    boolean settle(UpdateRecord settled);

    /** The ids of waiting updates with no active draft in their way, the longest due first. */
    List<String> due(Instant at, int limit);

    /** The ids of the item's waiting updates that are due, if no active draft is in their way. */
    List<String> dueOf(long itemId, Instant at);

    /** Lets a waiting update rest, so that others have their turn. */
    void postpone(String requestId, Instant until);
}
