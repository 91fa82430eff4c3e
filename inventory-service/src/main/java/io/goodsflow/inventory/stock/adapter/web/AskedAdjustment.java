package io.goodsflow.inventory.stock.adapter.web;

import io.goodsflow.inventory.contract.api.AdjustStockRequest;
import io.goodsflow.inventory.stock.domain.Adjustment;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import java.util.List;

/** Reads an adjustment, whichever of the two ways it is asked in. */
final class AskedAdjustment {

    private AskedAdjustment() {}

    static Adjustment read(AdjustStockRequest request) {
        Long delta = request.delta();
        Long expected = request.expectedAvailable();
        Long target = request.targetAvailable();
        if (delta != null && expected == null && target == null) {
            return new Adjustment.By(delta, request.baseInventoryVersion());
        }
        if (delta == null && request.baseInventoryVersion() == null && expected != null && target != null) {
            return new Adjustment.FromTo(expected, target);
        }
        throw GoodsflowException.invalid(List.of(new FieldError(
                "delta",
                "adjustment.one_way",
                "name either delta, with or without base_inventory_version, or expected_available and"
                        + " target_available")));
    }
}
