package io.goodsflow.product.history.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.history.domain.PastEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Tells who changed what of an item, when and why (source 4.7). */
@Service
public class ReadHistory {

    private final PastEvents events;

    ReadHistory(PastEvents events) {
        this.events = events;
    }

    /** @param onlyOf the merchant whose items alone may be seen; null for any */
    public List<PastEvent> handle(PastEvents.Query query, @Nullable Long onlyOf) {
        boolean visible = onlyOf == null
                ? events.exist(query.itemId())
                : events.merchantOf(query.itemId()).filter(onlyOf::equals).isPresent();
        if (!visible) {
            throw new GoodsflowException(ProductError.ITEM_NOT_FOUND);
        }
        return events.find(query);
    }
}
