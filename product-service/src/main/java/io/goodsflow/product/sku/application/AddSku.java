package io.goodsflow.product.sku.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.publishing.application.DemandEditable;
import io.goodsflow.product.publishing.application.DirectChange;
import io.goodsflow.product.publishing.application.FirstAnswers;
import io.goodsflow.product.publishing.application.ItemStanding;
import io.goodsflow.product.publishing.application.ItemVersions;
import io.goodsflow.product.publishing.application.Items;
import io.goodsflow.product.publishing.application.PublishDirectly;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.ItemEventType;
import io.goodsflow.product.publishing.domain.ItemVersion;
import io.goodsflow.product.publishing.domain.Revised;
import io.goodsflow.product.sku.application.SkuStocks.NewStock;
import io.goodsflow.product.sku.domain.SkuWish;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/**
 * Adds a SKU to a product, then its stock at inventory-service (architecture 5). What is still to be done is noted with the
 * SKU: the same request goes on with it, or the healer does.
 */
@Service
public class AddSku {

    private final Items items;
    private final ItemVersions versions;
    private final SkuContents contents;
    private final SkuStocks stocks;
    private final SetStock setStock;
    private final PublishDirectly publishDirectly;
    private final FirstAnswers firstAnswers;
    private final SkuEditProperties settings;
    private final IdAllocator ids;
    private final Clock clock;

    AddSku(
            Items items,
            ItemVersions versions,
            SkuContents contents,
            SkuStocks stocks,
            SetStock setStock,
            PublishDirectly publishDirectly,
            FirstAnswers firstAnswers,
            SkuEditProperties settings,
            IdAllocator ids,
            Clock clock) {
        this.items = items;
        this.versions = versions;
        this.contents = contents;
        this.stocks = stocks;
        this.setStock = setStock;
        this.publishDirectly = publishDirectly;
        this.firstAnswers = firstAnswers;
        this.settings = settings;
        this.ids = ids;
        this.clock = clock;
    }

    /**
     * @param key null if the caller gave none
     * @return the SKU's id, its stock being set
     * @throws GoodsflowException 503 if the SKU is there but its stock may not be set yet; 409 if its stock was refused, now
     *     or when the same key came first
     */
    public long handle(long itemId, SkuForm form, String operator, @Nullable CommandKey key) {
        SkuWish wish = form.read();
        Asked asked = new Asked(itemId, wish);
        long skuId = firstAnswers
                .find(key, asked, ItemStanding.class)
                .map(this::addedBy)
                .orElseGet(() -> addOrGoOn(asked, operator, key));
        setStock.handle(skuId);
        stocks.refusal(skuId).ifPresent(why -> {
            throw SetStock.refused(skuId, why);
        });
        return skuId;
    }

    private long addOrGoOn(Asked asked, String operator, @Nullable CommandKey key) {
        Optional<NewStock> waiting = waiting(asked);
        if (waiting.isPresent()) {
            return goOn(waiting.get(), asked, key);
        }
        try {
            return add(asked, operator, key);
        } catch (GoodsflowException refused) {
            if (refused.errorCode() != ProductError.SPECS_TAKEN) {
                throw refused;
            }
            // the same request may have been here a moment ago
            return goOn(waiting(asked).orElseThrow(() -> refused), asked, key);
        }
    }

    /** Another request's SKU is this one's from now on, also to its repeats. */
    private long goOn(NewStock stock, Asked asked, @Nullable CommandKey key) {
        firstAnswers.keep(key, asked, () -> versions.find(stock.itemId(), stock.publishVersion())
                .map(ItemStanding::of)
                .orElseThrow(() -> new IllegalStateException("no version that brought SKU " + stock.skuId())));
        return stock.skuId();
    }

    /** The very SKU that is asked for, if it still waits for its stock. */
    private Optional<NewStock> waiting(Asked asked) {
        Optional<ContentSku> there = items.find(asked.itemId())
                .flatMap(item -> SkuContents.find(item.content(), asked.wish().specs()))
                .filter(sku -> sku.price() == asked.wish().price());
        return there.flatMap(sku -> stocks.find(sku.skuId()))
                .filter(NewStock::isPending)
                .filter(stock -> stock.quantity() == asked.wish().stock());
    }

    private long add(Asked asked, String operator, @Nullable CommandKey key) {
        return addedBy(publishDirectly.handle(new DirectChange(
                asked.itemId(), null, operator, null, key, asked, new Addition(ids.next("sku"), asked, operator))));
    }

    /** A repeat by key has the version of the first call, and so the SKU that it brought. */
    private long addedBy(ItemStanding standing) {
        return stocks.findByVersion(standing.itemId(), standing.publishVersion())
                .map(NewStock::skuId)
                .orElseThrow(() -> new IllegalStateException(
                        "version " + standing.publishVersion() + " of " + standing.itemId() + " brought no SKU"));
    }

    /** What an idempotency key stands for. */
    private record Asked(long itemId, SkuWish wish) {}

    /** The version with the SKU, and the note of its stock in the same transaction. */
    private final class Addition implements DirectChange.Revision {

        private final long skuId;
        private final Asked asked;
        private final String operator;

        Addition(long skuId, Asked asked, String operator) {
            this.skuId = skuId;
            this.asked = asked;
            this.operator = operator;
        }

        @Override
        public Optional<Revised> of(Item item) {
            DemandEditable.handle(item);
            ProductContent next = contents.with(item.content(), skuId, asked.wish());
            return Optional.of(new Revised(next, item.saleState(), ItemEventType.ITEM_UPDATE, HistoryAction.EDIT));
        }

        @Override
        public void written(ItemVersion version) {
            Instant at = clock.instant();
            stocks.insert(
                    new NewStock(
                            skuId,
                            version.itemId(),
                            version.merchantId(),
                            version.publishVersion(),
                            asked.wish().stock(),
                            operator,
                            NewStock.State.PENDING,
                            at),
                    at.plus(settings.grace()));
        }
    }
}
