package io.goodsflow.product.sku.application;

import io.goodsflow.product.publishing.application.FirstAnswers;
import io.goodsflow.product.publishing.application.ItemStanding;
import io.goodsflow.product.publishing.application.Items;
import io.goodsflow.product.sku.domain.SkuIntent;
import java.util.Objects;
import org.springframework.stereotype.Component;

/** What a caller does with an intent that wants the same as he: takes it to its end, and has his own key answered by it. */
@Component
class FinishIntent {

    private final SettleIntent settleIntent;
    private final FirstAnswers firstAnswers;
    private final Items items;

    FinishIntent(SettleIntent settleIntent, FirstAnswers firstAnswers, Items items) {
        this.settleIntent = settleIntent;
        this.firstAnswers = firstAnswers;
        this.items = items;
    }

    /** Throws what {@link SettleIntent} throws; then the key has no answer. */
    void handle(SkuIntent intent, BeginIntent.Wanted wanted) {
        settleIntent.handle(intent.intentId());
        if (!Objects.equals(SkuCommands.of(intent), wanted.key())) {
            answer(wanted);
        }
    }

    /** All is as it is wanted. */
    void answer(BeginIntent.Wanted wanted) {
        firstAnswers.keep(wanted.key(), wanted.asked(), () -> items.find(wanted.itemId())
                .map(ItemStanding::of)
                .orElseThrow(() -> new IllegalStateException("no item " + wanted.itemId())));
    }
}
