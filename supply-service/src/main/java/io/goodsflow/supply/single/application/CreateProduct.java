package io.goodsflow.supply.single.application;

import io.goodsflow.supply.sheet.domain.Product;
import io.goodsflow.supply.single.domain.SingleOutcome;
import io.goodsflow.supply.task.domain.RowContent;
import java.util.Objects;
import org.springframework.stereotype.Service;

/** Takes in one new product and sees it through draft, stock and submission (source 3.4.2). */
@Service
public class CreateProduct {
    private static final String OPERATION = "POST /api/admin/supply/products";
    private final SingleLane lane;
    private final AcceptSingle accept;

    CreateProduct(SingleLane lane, AcceptSingle accept) {
        this.lane = lane;
        this.accept = accept;
    }

    /** @throws io.goodsflow.kernel.GoodsflowException 422 for a key used with another content, 429 if the lane is full */
    public SingleOutcome handle(SingleCaller caller, Product product) {
        String objectKey = Objects.requireNonNullElse(product.outerId(), "");
        return lane.run(() -> accept.accept(
                caller, new AcceptSingle.Command(OPERATION, objectKey, new RowContent.NewProduct(product))));
    }
}
