package io.goodsflow.product.history.adapter.persistence;

import io.goodsflow.product.history.application.PastEvents;
import io.goodsflow.product.history.domain.PastEvent;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** The history in MySQL. */
@Repository
class MyBatisPastEvents implements PastEvents {

    private final PastEventMapper mapper;

    MyBatisPastEvents(PastEventMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public List<PastEvent> find(Query query) {
        return mapper
                .find(
                        query.itemId(),
                        query.before(),
                        name(query.stage()),
                        name(query.action()),
                        query.operator(),
                        query.publishVersion(),
                        utc(query.from()),
                        utc(query.to()),
                        query.limit())
                .stream()
                .map(PastEventRow::toEvent)
                .toList();
    }

    @Override
    public Optional<Long> merchantOf(long itemId) {
        return Optional.ofNullable(mapper.merchantOf(itemId));
    }

    @Override
    public boolean exist(long itemId) {
        return mapper.exist(itemId);
    }

    @Override
    public int forget(Instant before, int limit) {
        List<Long> ids = mapper.forgettable(LocalDateTime.ofInstant(before, ZoneOffset.UTC), limit);
        return ids.isEmpty() ? 0 : mapper.delete(ids);
    }

    private static @Nullable String name(@Nullable Enum<?> value) {
        return value == null ? null : value.name();
    }

    private static @Nullable LocalDateTime utc(@Nullable Instant at) {
        return at == null ? null : LocalDateTime.ofInstant(at, ZoneOffset.UTC);
    }
}
