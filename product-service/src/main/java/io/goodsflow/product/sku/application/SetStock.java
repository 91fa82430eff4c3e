package io.goodsflow.product.sku.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.sku.application.SkuStocks.NewStock;
import java.time.Clock;
import java.time.Instant;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/** Gives a new SKU the stock that it was added with, if it has not got it yet; any number of runs set it once. */
@Service
public class SetStock {

    private static final Logger LOG = LoggerFactory.getLogger(SetStock.class);

    private final SkuStocks stocks;
    private final StockDesk desk;
    private final SkuEditProperties settings;
    private final Clock clock;

    SetStock(SkuStocks stocks, StockDesk desk, SkuEditProperties settings, Clock clock) {
        this.stocks = stocks;
        this.desk = desk;
        this.settings = settings;
        this.clock = clock;
    }

    /**
     * Does nothing for a SKU whose stock is set, was refused before, or never was this service's to set.
     *
     * @throws GoodsflowException 503 if it is not known to be set; it is tried again. 409 if inventory-service refuses it: it
     *     is not asked again
     */
    public void handle(long skuId) {
        stocks.find(skuId).filter(NewStock::isPending).ifPresent(this::set);
    }

    private void set(NewStock stock) {
        Instant at = clock.instant();
        stocks.postpone(stock.skuId(), at.plus(settings.retryDelay()));
        StockDesk.Said said = desk.declare(stock);
        if (said instanceof StockDesk.Said.Done) {
            stocks.set(stock.skuId(), at);
            return;
        }
        String why = said instanceof StockDesk.Said.Refused refused ? refused.why() : said.toString();
        LOG.error("the stock of SKU {} cannot be set: {}", stock.skuId(), why);
        stocks.refuse(stock.skuId(), why, at);
        throw refused(stock.skuId(), why);
    }

    static GoodsflowException refused(long skuId, String why) {
        return new GoodsflowException(ProductError.SKU_STOCK_REFUSED, Long.toString(skuId), why).with("sku_id", skuId);
    }
}
