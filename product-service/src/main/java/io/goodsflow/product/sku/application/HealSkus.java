package io.goodsflow.product.sku.application;

import io.goodsflow.kernel.GoodsflowException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.function.LongConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/** Finishes what a crash, or a silent inventory-service, interrupted: stock to be set, intents that are open. */
@Service
public class HealSkus {

    private static final Logger LOG = LoggerFactory.getLogger(HealSkus.class);

    private final SkuStocks stocks;
    private final SkuIntents intents;
    private final SetStock setStock;
    private final SettleIntent settleIntent;
    private final SkuEditProperties settings;
    private final Clock clock;

    HealSkus(
            SkuStocks stocks,
            SkuIntents intents,
            SetStock setStock,
            SettleIntent settleIntent,
            SkuEditProperties settings,
            Clock clock) {
        this.stocks = stocks;
        this.intents = intents;
        this.setStock = setStock;
        this.settleIntent = settleIntent;
        this.settings = settings;
        this.clock = clock;
    }

    /** One batch of each; what cannot be finished now is left for a later run. */
    public void handle() {
        Instant at = clock.instant();
        each("the stock of SKU", stocks.due(at, settings.batch()), setStock::handle);
        each("intent", intents.due(at, settings.batch()), settleIntent::handle);
    }

    private static void each(String what, List<Long> due, LongConsumer finish) {
        for (long id : due) {
            try {
                finish.accept(id);
                LOG.info("{} {} was interrupted and is finished now", what, id);
            } catch (GoodsflowException refused) {
                LOG.warn(
                        "{} {} was interrupted: {}",
                        what,
                        id,
                        refused.errorCode().code());
            } catch (RuntimeException failure) {
                LOG.warn("{} {} is tried again later", what, id, failure);
            }
        }
    }
}
