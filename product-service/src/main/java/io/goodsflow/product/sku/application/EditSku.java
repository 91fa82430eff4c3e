package io.goodsflow.product.sku.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.lookup.application.FindSkus;
import io.goodsflow.product.lookup.domain.PublishedSku;
import io.goodsflow.product.publishing.application.DemandEditable;
import io.goodsflow.product.publishing.application.DirectChange;
import io.goodsflow.product.publishing.application.FirstAnswers;
import io.goodsflow.product.publishing.application.ItemStanding;
import io.goodsflow.product.publishing.application.PublishDirectly;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.ItemEventType;
import io.goodsflow.product.publishing.domain.Revised;
import io.goodsflow.product.sku.domain.SkuIntent;
import io.goodsflow.product.sku.domain.SkuWish;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/**
 * Gives a SKU other specs, another price, another stock, all or nothing, if its stock still is what the form showed. An
 * edit that leaves the stock alone needs no intent: inventory-service has nothing to do.
 */
@Service
public class EditSku {

    private final FindSkus findSkus;
    private final SkuIntents intents;
    private final SkuContents contents;
    private final SetStock setStock;
    private final BeginIntent beginIntent;
    private final FinishIntent finishIntent;
    private final StockDesk desk;
    private final PublishDirectly publishDirectly;
    private final FirstAnswers firstAnswers;

    EditSku(
            FindSkus findSkus,
            SkuIntents intents,
            SkuContents contents,
            SetStock setStock,
            BeginIntent beginIntent,
            FinishIntent finishIntent,
            StockDesk desk,
            PublishDirectly publishDirectly,
            FirstAnswers firstAnswers) {
        this.findSkus = findSkus;
        this.intents = intents;
        this.contents = contents;
        this.setStock = setStock;
        this.beginIntent = beginIntent;
        this.finishIntent = finishIntent;
        this.desk = desk;
        this.publishDirectly = publishDirectly;
        this.firstAnswers = firstAnswers;
    }

    /** @throws GoodsflowException 409 with nothing written; 503 if the outcome is not known yet */
    public void handle(Command command) {
        SkuWish wish = command.form().read(command.expectedStock());
        Long expected = command.expectedStock();
        SkuCommands.Asked asked = new SkuCommands.Asked(command.skuId(), wish, expected == null ? 0 : expected);
        CommandKey key = SkuCommands.edit(command.operator(), command.key());
        if (isAnswered(key, asked)) {
            return;
        }
        try {
            edit(command, asked, wish, key);
        } catch (GoodsflowException refused) {
            // the SKU may be as it is because of this very command, which came twice at a time
            if (!isAnswered(key, asked)) {
                throw refused;
            }
        }
    }

    private boolean isAnswered(@Nullable CommandKey key, SkuCommands.Asked asked) {
        return firstAnswers.find(key, asked, ItemStanding.class).isPresent();
    }

    private void edit(Command command, SkuCommands.Asked asked, SkuWish wish, @Nullable CommandKey key) {
        long skuId = command.skuId();
        PublishedSku sku = findSkus.handle(List.of(skuId)).get(skuId);
        if (sku == null) {
            throw SkuContents.absent(skuId);
        }
        BeginIntent.Wanted wanted = new BeginIntent.Wanted(
                skuId, sku.itemId(), wish, asked.expectedStock(), command.operator(), command.key());
        Optional<SkuIntent> open = intents.openOf(skuId);
        if (open.isPresent()) {
            finishIntent.handle(BeginIntent.joined(open.get(), wanted), wanted);
            return;
        }
        setStock.handle(skuId);
        if (wish.stock() == asked.expectedStock()) {
            demandAvailable(skuId, asked.expectedStock());
            publishDirectly.handle(new DirectChange(
                    sku.itemId(), null, command.operator(), null, key, asked, item -> revised(item, skuId, wish)));
        } else if (isDoneAlready(sku, wanted, wish)) {
            finishIntent.answer(wanted);
        } else {
            beginIntent.handle(wanted).ifPresent(intent -> finishIntent.handle(intent, wanted));
        }
    }

    private void demandAvailable(long skuId, long expected) {
        OptionalLong available = desk.available(skuId);
        if (available.isEmpty()) {
            throw new GoodsflowException(ProductError.SKU_STOCK_PENDING, Long.toString(skuId));
        }
        if (available.getAsLong() != expected) {
            throw SettleIntent.moved(available.getAsLong());
        }
    }

    private Optional<Revised> revised(Item item, long skuId, SkuWish wish) {
        DemandEditable.handle(item);
        intents.openOf(skuId).ifPresent(open -> {
            throw new GoodsflowException(ProductError.SKU_BEING_CHANGED, Long.toString(skuId)).with("sku_id", skuId);
        });
        ProductContent next = contents.changed(item.content(), skuId, wish);
        return next.equals(item.content())
                ? Optional.empty()
                : Optional.of(new Revised(next, item.saleState(), ItemEventType.ITEM_UPDATE, HistoryAction.EDIT));
    }

    /** The same request again, after its answer was lost: the stock is not what it expects because of itself. */
    private boolean isDoneAlready(PublishedSku sku, BeginIntent.Wanted wanted, SkuWish wish) {
        if (!sku.specs().equals(wish.specs().values()) || sku.price() != wish.price()) {
            return false;
        }
        return intents.lastOf(sku.skuId())
                        .filter(last -> last.state() == SkuIntent.State.DONE)
                        .filter(last -> last.wants(wish, wanted.expectedStock()))
                        .filter(last -> last.operator().equals(wanted.operator()))
                        .isPresent()
                && desk.available(sku.skuId()).equals(OptionalLong.of(wish.stock()));
    }

    /**
     * The request.
     *
     * @param expectedStock what the form showed
     * @param key null if the caller gave none
     */
    public record Command(
            long skuId,
            SkuForm form,
            @Nullable Long expectedStock,
            String operator,
            @Nullable String key) {}
}
