package io.goodsflow.shop.contract.event;

import io.goodsflow.kernel.EventContract;
import java.util.List;
import org.jspecify.annotations.Nullable;

@EventContract(type = "shop.order-placed", version = 1, topic = "shop")
public record OrderPlacedV1(
        long orderId, List<Line> lines, @Nullable String note) {

    public record Line(long skuId, int units) {}
}
