package io.goodsflow.product.draft.adapter.persistence;

import io.goodsflow.kit.data.Tally;
import io.goodsflow.product.draft.application.Drafts;
import io.goodsflow.product.draft.application.ForgottenBefore;
import io.goodsflow.product.draft.application.FreeSlots;
import io.goodsflow.product.draft.application.ListedDraft;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftSnapshot;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.goodsflow.product.draft.domain.IllegalDraftStateException;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** Drafts in MySQL; the unique index on the active slot stands behind the locks. */
@Repository
class MyBatisDrafts implements Drafts {

    private final DraftMapper mapper;
    private final FreeSlots slots;
    private final Tally<DraftStatus> entered;

    MyBatisDrafts(DraftMapper mapper, FreeSlots slots, MeterRegistry meters) {
        this.mapper = mapper;
        this.slots = slots;
        this.entered = Tally.of(meters, "goodsflow.product.drafts", "entered", DraftStatus.class);
    }

    @Override
    public Optional<Draft> find(long draftId) {
        return Optional.ofNullable(mapper.find(draftId)).map(DraftRow::toDraft);
    }

    @Override
    public Optional<Draft> lock(long draftId) {
        return Optional.ofNullable(mapper.lock(draftId)).map(DraftRow::toDraft);
    }

    @Override
    public Map<Long, Draft> lockWaiting(Collection<DraftSnapshot> submitted) {
        if (submitted.isEmpty()) {
            return Map.of();
        }
        Map<Long, DraftSnapshot> snapshots =
                submitted.stream().collect(Collectors.toMap(DraftSnapshot::draftId, Function.identity()));
        Map<Long, Draft> waiting = new HashMap<>();
        for (DraftRow row : mapper.lockWaiting(snapshots.keySet())) {
            DraftSnapshot snapshot = snapshots.get(row.draftId());
            if (snapshot != null && row.waitsFor(snapshot.submission())) {
                waiting.put(row.draftId(), row.toDraft(snapshot.content()));
            }
        }
        return waiting;
    }

    @Override
    public void publishAll(Collection<Draft> waiting, Instant at) {
        if (waiting.isEmpty()) {
            return;
        }
        List<SeenDraft> seen = waiting.stream()
                .map(draft -> {
                    draft.publish(at);
                    return new SeenDraft(draft.draftId(), draft.lockVersion());
                })
                .toList();
        if (mapper.publishAll(seen, utc(at)) != seen.size()) {
            throw new IllegalStateException("a draft is no longer what was read");
        }
        entered.count(DraftStatus.PUBLISHED, seen.size());
        waiting.forEach(draft -> slots.free(draft.itemId()));
    }

    @Override
    public Optional<Draft> lockLive(long itemId) {
        return Optional.ofNullable(mapper.lockLive(itemId)).map(DraftRow::toDraft);
    }

    @Override
    public Optional<Draft> findByOperation(String operationId) {
        return Optional.ofNullable(mapper.findByOperation(operationId)).map(DraftRow::toDraft);
    }

    @Override
    public Optional<Draft> findCurrent(long itemId) {
        return Optional.ofNullable(mapper.findCurrent(itemId)).map(DraftRow::toDraft);
    }

    @Override
    public Optional<Remembered> findByRequest(String requestId) {
        return Optional.ofNullable(mapper.findRequest(requestId))
                .flatMap(request -> find(request.draftId()).map(draft -> new Remembered(draft, request.reopened())));
    }

    @Override
    public List<ListedDraft> list(Filter filter, long before, int limit) {
        return mapper.list(name(filter.status()), filter.merchantId(), before, limit).stream()
                .map(ListedDraftRow::toListed)
                .toList();
    }

    @Override
    public List<Long> forgotten(ForgottenBefore before, int limit) {
        return mapper.forgotten(utc(before.returned()), utc(before.idle()), utc(before.rejected()), limit);
    }

    @Override
    public void insert(Draft draft) {
        mapper.insert(DraftRow.of(draft));
        entered.count(draft.status());
    }

    @Override
    public void save(Draft before, Draft after) {
        if (before.status() != after.status() && !before.status().mayBecome(after.status())) {
            throw new IllegalDraftStateException(before.status(), after.status());
        }
        int rows = mapper.update(DraftRow.of(after), before.status().name(), before.lockVersion());
        if (rows != 1) {
            throw new IllegalStateException("draft " + before.draftId() + " is no longer what was read");
        }
        if (before.status() != after.status()) {
            entered.count(after.status());
        }
        if (before.status().isActive() && !after.status().isActive()) {
            slots.free(after.itemId());
        }
    }

    @Override
    public void remember(String requestId, Draft draft, boolean reopened) {
        mapper.insertRequest(requestId, draft.draftId(), reopened, utc(draft.updatedAt()));
    }

    private static LocalDateTime utc(Instant at) {
        return LocalDateTime.ofInstant(at, ZoneOffset.UTC);
    }

    private static @Nullable String name(@Nullable DraftStatus status) {
        return status == null ? null : status.name();
    }
}
