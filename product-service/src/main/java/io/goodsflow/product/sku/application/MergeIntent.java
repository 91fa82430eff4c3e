package io.goodsflow.product.sku.application;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.publishing.application.DirectChange;
import io.goodsflow.product.publishing.application.PublishDirectly;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.ItemEventType;
import io.goodsflow.product.publishing.domain.ItemVersion;
import io.goodsflow.product.publishing.domain.Revised;
import io.goodsflow.product.sku.domain.SkuIntent;
import io.goodsflow.product.sku.domain.SkuIntent.State;
import io.goodsflow.product.sku.domain.SkuWish;
import java.time.Clock;
import java.util.Optional;
import org.springframework.stereotype.Component;

/**
 * Makes the version that an intent wants, if any, once inventory-service agreed; the intent ends in the same transaction, in
 * which its key gets its answer.
 */
@Component
class MergeIntent {

    private final SkuIntents intents;
    private final SkuContents contents;
    private final PublishDirectly publishDirectly;
    private final Transactions transactions;
    private final Clock clock;

    MergeIntent(
            SkuIntents intents,
            SkuContents contents,
            PublishDirectly publishDirectly,
            Transactions transactions,
            Clock clock) {
        this.intents = intents;
        this.contents = contents;
        this.publishDirectly = publishDirectly;
        this.transactions = transactions;
        this.clock = clock;
    }

    /** @throws GoodsflowException if the item refuses it, or the intent is not open any more */
    void handle(SkuIntent intent) {
        Merge merge = new Merge(intent);
        publishDirectly.handle(new DirectChange(
                intent.itemId(),
                null,
                intent.operator(),
                null,
                SkuCommands.of(intent),
                SkuCommands.Asked.of(intent),
                merge));
        if (!merge.hasClosed) {
            // the key has its answer from before
            transactions.run(() -> close(intent));
        }
    }

    private void close(SkuIntent intent) {
        if (!intents.move(intent.intentId(), State.OPEN, State.DONE, null, clock.instant())) {
            throw new GoodsflowException(CommonError.CONFLICT);
        }
    }

    private final class Merge implements DirectChange.Revision {

        private final SkuIntent intent;
        private boolean hasClosed;

        Merge(SkuIntent intent) {
            this.intent = intent;
        }

        @Override
        public Optional<Revised> of(Item item) {
            SkuWish wish = intent.wish();
            ProductContent next = wish == null
                    ? SkuContents.without(item.content(), intent.skuId())
                    : contents.changed(item.content(), intent.skuId(), wish);
            return next.equals(item.content())
                    ? Optional.empty()
                    : Optional.of(new Revised(next, item.saleState(), ItemEventType.ITEM_UPDATE, HistoryAction.EDIT));
        }

        @Override
        public void written(ItemVersion version) {
            end();
        }

        /** Only the stock changed, which is no version. */
        @Override
        public void unchanged() {
            end();
        }

        private void end() {
            close(intent);
            hasClosed = true;
        }
    }
}
