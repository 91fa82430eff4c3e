package io.goodsflow.product.sku.application;

import io.goodsflow.product.sku.application.SkuStocks.NewStock;
import io.goodsflow.product.sku.domain.SkuIntent;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Inventory-service, which has the last word on stock. Every command may be repeated. If it is not known what became of
 * one, it is a 503 to the caller: the same request asks again.
 */
public interface StockDesk {

    /** Declares the stock of a new SKU. */
    Said declare(NewStock stock);

    /** Makes the expected figure the wanted one. */
    Said adjust(SkuIntent intent);

    /** Takes the adjustment back as far as its units are not sold, or keeps it from ever taking effect. */
    Said undoAdjust(SkuIntent intent);

    /** Takes no new orders of the SKU. */
    Said retire(SkuIntent intent);

    /** Takes orders of it again, or keeps the retirement from ever taking effect. */
    Said unretire(SkuIntent intent);

    /** Empty if no stock is declared. */
    OptionalLong available(long skuId);

    /** The answer. */
    sealed interface Said {

        /** It is so, now or since an earlier call. */
        record Done() implements Said {}

        /** It is taken back but for units that were sold meanwhile. */
        record TakenBackButFor(long sold) implements Said {}

        /** There is no stock declared for the SKU. */
        record NoStock() implements Said {}

        /** Fewer or more are available than expected; nothing was done. */
        record Moved(long available) implements Said {}

        /** Orders hold units. */
        record InUse(Map<String, Object> facts) implements Said {}

        /** Any other refusal, in its own words. */
        record Refused(String code, String why) implements Said {}
    }
}
