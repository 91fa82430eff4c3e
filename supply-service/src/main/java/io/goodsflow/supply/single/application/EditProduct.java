package io.goodsflow.supply.single.application;

import io.goodsflow.supply.single.domain.SingleOutcome;
import io.goodsflow.supply.task.domain.RowContent;
import org.springframework.stereotype.Service;

/** Takes in a change of one published product and sees it through draft and submission (source 3.4.3). */
@Service
public class EditProduct {
    private static final String OPERATION = "PATCH /api/admin/supply/products/{item_id}";
    private final SingleLane lane;
    private final AcceptSingle accept;

    EditProduct(SingleLane lane, AcceptSingle accept) {
        this.lane = lane;
        this.accept = accept;
    }

    /** @throws io.goodsflow.kernel.GoodsflowException 422 for a key used with another content, 429 if the lane is full */
    public SingleOutcome handle(SingleCaller caller, RowContent.ProductChange change) {
        return lane.run(() ->
                accept.accept(caller, new AcceptSingle.Command(OPERATION, Long.toString(change.itemId()), change)));
    }
}
