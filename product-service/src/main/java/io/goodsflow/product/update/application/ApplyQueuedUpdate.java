package io.goodsflow.product.update.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.product.draft.application.ForeseenEvent;
import io.goodsflow.product.draft.application.FreezeDraft;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.StatusReason;
import io.goodsflow.product.update.domain.Update;
import io.goodsflow.product.update.domain.UpdateOutcome;
import io.goodsflow.product.update.domain.UpdateRecord;
import java.text.MessageFormat;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.springframework.stereotype.Component;

/** The transaction of {@link ApplyQueuedUpdates}. */
@Component
class ApplyQueuedUpdate {

    private final ApplyUpdate applyUpdate;
    private final FreezeDraft freezeDraft;
    private final Updates updates;
    private final UpdateCount count;
    private final UpdateProperties settings;
    private final IdAllocator ids;
    private final Transactions transactions;
    private final Events events;

    ApplyQueuedUpdate(
            ApplyUpdate applyUpdate,
            FreezeDraft freezeDraft,
            Updates updates,
            UpdateCount count,
            UpdateProperties settings,
            IdAllocator ids,
            Transactions transactions,
            Events events) {
        this.applyUpdate = applyUpdate;
        this.freezeDraft = freezeDraft;
        this.updates = updates;
        this.count = count;
        this.settings = settings;
        this.ids = ids;
        this.transactions = transactions;
        this.events = events;
    }

    void handle(UpdateRecord waiting, Instant at) {
        Update update = waiting.waiting();
        Fresh fresh = Fresh.of(ids, update.patch());
        long snapshotId = ids.next("draft-snapshot");
        try {
            transactions.run(() -> apply(update, fresh, snapshotId, at));
        } catch (NotWaitingException settledByAnother) {
            // a newer update took its place, or another process was faster
        } catch (GoodsflowException refused) {
            transactions.run(() -> settle(refusal(waiting, refused, at)));
        }
    }

    /** What brings new SKUs is left to its caller to submit: their stock must be declared before they can be on sale. */
    private void apply(Update update, Fresh fresh, long snapshotId, Instant at) {
        Applied applied = applyUpdate.handle(update, fresh, at);
        switch (applied.kind()) {
            case IN_THE_WAY -> updates.postpone(update.requestId(), at.plus(settings.retryDelay()));
            case NOTHING -> demandSettled(Records.of(update, applied, UpdateOutcome.NO_OP, at));
            case UPDATED -> {
                demandSettled(Records.of(update, applied, UpdateOutcome.UPDATED, at));
                Draft draft = applied.mustHaveDraft();
                if (!fresh.isUsedBy(draft)) {
                    freezeDraft.handle(
                            draft.draftId(), update.origin().operator(), snapshotId, ForeseenEvent.none(events), at);
                }
            }
        }
    }

    private void demandSettled(UpdateRecord settled) {
        if (!settle(settled)) {
            throw new NotWaitingException();
        }
    }

    private boolean settle(UpdateRecord settled) {
        boolean first = updates.settle(settled);
        if (first) {
            count.judged(settled);
        }
        return first;
    }

    private static UpdateRecord refusal(UpdateRecord waiting, GoodsflowException refused, Instant at) {
        return new UpdateRecord(
                waiting.requestId(),
                waiting.itemId(),
                waiting.origin(),
                waiting.base(),
                null,
                UpdateOutcome.REFUSED,
                null,
                version(refused, waiting),
                waiting.fields(),
                reasons(refused),
                at);
    }

    private static long version(GoodsflowException refused, UpdateRecord waiting) {
        return refused.properties().get("publish_version") instanceof Long version ? version : waiting.publishVersion();
    }

    /** Field by field where the refusal knows them. */
    private static List<StatusReason> reasons(GoodsflowException refused) {
        if (!refused.fieldErrors().isEmpty()) {
            return refused.fieldErrors().stream()
                    .map(error -> new StatusReason(error.code(), error.field(), error.message()))
                    .toList();
        }
        String code = refused.errorCode().code();
        String message = new MessageFormat(refused.errorCode().english(), Locale.ROOT).format(refused.arguments());
        if (refused.properties().get("conflicts") instanceof List<?> conflicts) {
            return conflicts.stream()
                    .map(ApplyUpdate.ConflictView.class::cast)
                    .map(conflict -> new StatusReason(code, conflict.field(), message))
                    .toList();
        }
        return List.of(new StatusReason(code, null, message));
    }

    /** Rolls back what was made for an update that does not wait any more. */
    private static final class NotWaitingException extends RuntimeException {

        private static final long serialVersionUID = 1L;
    }
}
