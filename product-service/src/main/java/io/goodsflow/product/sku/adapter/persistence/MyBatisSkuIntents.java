package io.goodsflow.product.sku.adapter.persistence;

import static io.goodsflow.product.sku.adapter.persistence.IntentRow.utc;

import io.goodsflow.product.sku.application.SkuIntents;
import io.goodsflow.product.sku.domain.SkuIntent;
import io.goodsflow.product.sku.domain.SkuIntent.State;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** Intents in MySQL; the unique indexes on the open ones stand behind the item's lock. */
@Repository
class MyBatisSkuIntents implements SkuIntents {

    private final IntentMapper mapper;

    MyBatisSkuIntents(IntentMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public Optional<SkuIntent> find(long intentId) {
        return Optional.ofNullable(mapper.find(intentId)).map(IntentRow::toIntent);
    }

    @Override
    public Optional<SkuIntent> openOf(long skuId) {
        return Optional.ofNullable(mapper.openOf(skuId)).map(IntentRow::toIntent);
    }

    @Override
    public List<SkuIntent> openOfItem(long itemId) {
        return mapper.openOfItem(itemId).stream().map(IntentRow::toIntent).toList();
    }

    @Override
    public Set<Long> itemsOfOpen(Collection<Long> itemIds) {
        return Set.copyOf(mapper.itemsOfOpen(itemIds));
    }

    @Override
    public Optional<SkuIntent> lastOf(long skuId) {
        return Optional.ofNullable(mapper.lastOf(skuId)).map(IntentRow::toIntent);
    }

    @Override
    public Set<Long> removed(Collection<Long> skuIds) {
        return Set.copyOf(mapper.removed(skuIds));
    }

    @Override
    public void insert(SkuIntent intent, Instant retryAt) {
        mapper.insert(IntentRow.of(intent), utc(retryAt));
    }

    @Override
    public boolean attempt(long intentId, Instant retryAt) {
        return mapper.attempt(intentId, utc(retryAt)) == 1;
    }

    @Override
    public boolean cancelOnly(long intentId, String why, Instant at) {
        return mapper.cancelOnly(intentId, why, utc(at)) == 1;
    }

    @Override
    public boolean move(long intentId, State from, State to, @Nullable String why, Instant at) {
        if (!from.mayBecome(to)) {
            throw new IllegalArgumentException("an intent that is " + from + " does not become " + to);
        }
        return mapper.move(intentId, from.name(), to.name(), why, utc(at)) == 1;
    }

    @Override
    public boolean undone(long intentId, long sold, Instant at) {
        return mapper.undone(intentId, sold, utc(at)) == 1;
    }

    @Override
    public List<Long> due(Instant at, int limit) {
        return mapper.due(utc(at), limit);
    }
}
