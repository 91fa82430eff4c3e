package io.goodsflow.product.update.adapter.persistence;

import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.draft.domain.StatusReason;
import io.goodsflow.product.update.application.Updates;
import io.goodsflow.product.update.domain.UpdateRecord;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Repository;

/** Updates in MySQL; the unique index on what waits stands behind the item's lock. */
@Repository
class MyBatisUpdates implements Updates {

    private final UpdateMapper mapper;

    MyBatisUpdates(UpdateMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public Optional<UpdateRecord> find(String requestId) {
        return Optional.ofNullable(mapper.find(requestId)).map(UpdateRow::toRecord);
    }

    @Override
    public Optional<UpdateRecord> findByOperation(String operationId) {
        return Optional.ofNullable(mapper.findByOperation(operationId)).map(UpdateRow::toRecord);
    }

    @Override
    public void insert(UpdateRecord update) {
        mapper.insert(UpdateRow.of(update));
    }

    @Override
    public boolean supersede(long itemId, ContentSource source, String byRequest, Instant at) {
        List<StatusReason> reasons = List.of(
                new StatusReason("update.superseded", null, "The newer request " + byRequest + " took its place."));
        return mapper.supersede(itemId, source.name(), UpdateJson.write(reasons), utc(at)) == 1;
    }

    @Override
    public boolean settle(UpdateRecord settled) {
        return mapper.settle(UpdateRow.of(settled)) == 1;
    }

    @Override
    public List<String> due(Instant at, int limit) {
        return mapper.due(utc(at), limit);
    }

    @Override
    public List<String> dueOf(long itemId, Instant at) {
        return mapper.dueOf(itemId, utc(at));
    }

    @Override
    public void postpone(String requestId, Instant until) {
        mapper.postpone(requestId, utc(until));
    }

    private static LocalDateTime utc(Instant at) {
        return LocalDateTime.ofInstant(at, ZoneOffset.UTC);
    }
}
