package io.goodsflow.product.sku.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.publishing.application.DemandEditable;
import io.goodsflow.product.publishing.application.FirstAnswers;
import io.goodsflow.product.publishing.application.ItemStanding;
import io.goodsflow.product.publishing.application.Items;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.sku.domain.SkuIntent;
import io.goodsflow.product.sku.domain.SkuWish;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Notes what is wanted of a SKU before inventory-service is asked: from here on nobody else changes the SKU, takes its new
 * specs or archives its item.
 */
@Component
class BeginIntent {

    private final Items items;
    private final SkuIntents intents;
    private final SkuContents contents;
    private final FirstAnswers firstAnswers;
    private final SkuEditProperties settings;
    private final IdAllocator ids;
    private final Transactions transactions;
    private final Clock clock;

    BeginIntent(
            Items items,
            SkuIntents intents,
            SkuContents contents,
            FirstAnswers firstAnswers,
            SkuEditProperties settings,
            IdAllocator ids,
            Transactions transactions,
            Clock clock) {
        this.items = items;
        this.intents = intents;
        this.contents = contents;
        this.firstAnswers = firstAnswers;
        this.settings = settings;
        this.ids = ids;
        this.transactions = transactions;
        this.clock = clock;
    }

    /**
     * @return the open intent: a new one, or the one of the same request that is under way; empty if the same command, by
     *     its key, was answered a moment ago
     * @throws GoodsflowException if another one is, or the item would refuse what is wanted
     */
    Optional<SkuIntent> handle(Wanted wanted) {
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        long intentId = ids.next("sku-intent");
        return transactions.execute(() -> begin(wanted, intentId, at));
    }

    private Optional<SkuIntent> begin(Wanted wanted, long intentId, Instant at) {
        Item item = items.lock(wanted.itemId()).orElseThrow(() -> SkuContents.absent(wanted.skuId()));
        Optional<SkuIntent> open = intents.openOf(wanted.skuId());
        if (open.isPresent()) {
            return Optional.of(joined(open.get(), wanted));
        }
        // an intent ends and its key is answered in one transaction, so what is not open any more is found here
        if (firstAnswers
                .committed(wanted.key(), wanted.asked(), ItemStanding.class)
                .isPresent()) {
            return Optional.empty();
        }
        DemandEditable.handle(item);
        SkuWish wish = wanted.wish();
        if (wish == null) {
            SkuContents.without(item.content(), wanted.skuId());
        } else {
            contents.changed(item.content(), wanted.skuId(), wish);
            demandUnclaimed(wanted, wish);
        }
        SkuIntent intent = new SkuIntent(
                intentId,
                wanted.skuId(),
                wanted.itemId(),
                SkuIntent.State.OPEN,
                wish,
                wanted.expectedStock(),
                wanted.operator(),
                wanted.commandKey(),
                0,
                at);
        intents.insert(intent, at.plus(settings.grace()));
        return Optional.of(intent);
    }

    private void demandUnclaimed(Wanted wanted, SkuWish wish) {
        for (SkuIntent other : intents.openOfItem(wanted.itemId())) {
            SkuWish claimed = other.wish();
            if (claimed != null && claimed.specs().key().equals(wish.specs().key())) {
                throw SkuContents.taken(other.skuId());
            }
        }
    }

    static SkuIntent joined(SkuIntent open, Wanted wanted) {
        if (open.state() != SkuIntent.State.OPEN || !open.wants(wanted.wish(), wanted.expectedStock())) {
            throw new GoodsflowException(ProductError.SKU_BEING_CHANGED, Long.toString(open.skuId()))
                    .with("sku_id", open.skuId());
        }
        return open;
    }

    /**
     * The request.
     *
     * @param wish null to delete the SKU
     * @param commandKey null if the caller gave none
     */
    record Wanted(
            long skuId,
            long itemId,
            @Nullable SkuWish wish,
            long expectedStock,
            String operator,
            @Nullable String commandKey) {

        @Nullable
        CommandKey key() {
            return SkuCommands.key(wish, operator, commandKey);
        }

        SkuCommands.Asked asked() {
            return new SkuCommands.Asked(skuId, wish, expectedStock);
        }
    }
}
