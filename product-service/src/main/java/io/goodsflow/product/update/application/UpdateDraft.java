package io.goodsflow.product.update.application;

import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.product.category.application.ResolveCategory;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftRequest;
import io.goodsflow.product.draft.application.DraftAnswers;
import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.draft.domain.DraftOrigin;
import io.goodsflow.product.draft.domain.TargetSale;
import io.goodsflow.product.update.domain.ContentPatch;
import io.goodsflow.product.update.domain.Update;
import io.goodsflow.product.update.domain.UpdateOutcome;
import io.goodsflow.product.update.domain.UpdateRecord;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.springframework.stereotype.Service;

/**
 * Puts a change of a published item into a draft (architecture 3.1 and 3.7). Claim of the request, cut, merge, draft and
 * answer are one transaction. A supplier is not told to come back later: its update waits for the end of the draft in its
 * way.
 */
@Service
public class UpdateDraft {

    private final ResolveCategory resolveCategory;
    private final ApplyUpdate applyUpdate;
    private final Updates updates;
    private final UpdateCount count;
    private final IdAllocator ids;
    private final IdempotentCommands commands;
    private final Clock clock;

    UpdateDraft(
            ResolveCategory resolveCategory,
            ApplyUpdate applyUpdate,
            Updates updates,
            UpdateCount count,
            IdAllocator ids,
            IdempotentCommands commands,
            Clock clock) {
        this.resolveCategory = resolveCategory;
        this.applyUpdate = applyUpdate;
        this.updates = updates;
        this.count = count;
        this.ids = ids;
        this.commands = commands;
        this.clock = clock;
    }

    /** Request ids are one name space for all callers, because they ask for the outcome by the request id alone. */
    public UpdateDraftAnswer handle(long itemId, UpdateDraftRequest request) {
        ContentPatch patch = settled(PatchReader.read(request.patch()));
        Update update = new Update(request.requestId(), itemId, origin(request), request.basePublishVersion(), patch);
        Fresh fresh = Fresh.of(ids, patch);
        return commands.execute(
                new CommandKey("internal", 0, "product.update-draft", request.requestId()),
                new Asked(itemId, request),
                UpdateDraftAnswer.class,
                () -> decide(update, fresh, clock.instant().truncatedTo(ChronoUnit.MILLIS)));
    }

    /** Fields are compared by what they mean: a category has a name and an id. */
    private ContentPatch settled(ContentPatch patch) {
        String category = patch.texts().get("category");
        return category == null
                ? patch
                : resolveCategory
                        .handle(category)
                        .map(found -> patch.in(found.id()))
                        .orElse(patch);
    }

    private UpdateDraftAnswer decide(Update update, Fresh fresh, Instant at) {
        Applied applied = applyUpdate.handle(update, fresh, at);
        UpdateRecord record =
                switch (applied.kind()) {
                    case UPDATED -> Records.of(update, applied, UpdateOutcome.UPDATED, at);
                    case NOTHING -> Records.of(update, applied, UpdateOutcome.NO_OP, at);
                    case IN_THE_WAY -> queued(update, applied, at);
                };
        takePlaceOfOlder(update, at);
        updates.insert(record);
        count.judged(record);
        return Records.answer(record, applied.kind() == Applied.Kind.UPDATED ? applied.draft() : null);
    }

    private UpdateRecord queued(Update update, Applied applied, Instant at) {
        if (update.origin().source() != ContentSource.SUPPLIER) {
            throw DraftAnswers.occupied(applied.mustHaveDraft());
        }
        return Records.of(update, applied, UpdateOutcome.QUEUED, at);
    }

    /** What a source says now is what counts, even if it is that nothing is to change. */
    private void takePlaceOfOlder(Update update, Instant at) {
        ContentSource source = update.origin().source();
        if (source == ContentSource.SUPPLIER && updates.supersede(update.itemId(), source, update.requestId(), at)) {
            count.settled(UpdateOutcome.SUPERSEDED);
        }
    }

    private static DraftOrigin origin(UpdateDraftRequest request) {
        return new DraftOrigin(
                request.merchantId(),
                ContentSource.valueOf(request.source().name()),
                request.operator(),
                request.operationId(),
                TargetSale.KEEP);
    }

    /** What the request id stands for. */
    private record Asked(long itemId, UpdateDraftRequest request) {}
}
