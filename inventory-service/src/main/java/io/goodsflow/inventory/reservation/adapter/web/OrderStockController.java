package io.goodsflow.inventory.reservation.adapter.web;

import io.goodsflow.inventory.contract.InventoryKey;
import io.goodsflow.inventory.contract.api.DeductAnswer;
import io.goodsflow.inventory.contract.api.DeductRequest;
import io.goodsflow.inventory.contract.api.OrderStockApi;
import io.goodsflow.inventory.contract.api.RestoreAnswer;
import io.goodsflow.inventory.contract.api.RestoreRequest;
import io.goodsflow.inventory.reservation.application.DeductStock;
import io.goodsflow.inventory.reservation.application.RestoreStock;
import io.goodsflow.inventory.reservation.domain.OrderLine;
import io.goodsflow.inventory.reservation.domain.OrderLines;
import io.goodsflow.inventory.reservation.domain.Reservation;
import io.goodsflow.inventory.reservation.domain.Restore;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.RestController;

/** The promise of {@link OrderStockApi}. */
@RestController
class OrderStockController implements OrderStockApi {

    private final DeductStock deductStock;
    private final RestoreStock restoreStock;

    OrderStockController(DeductStock deductStock, RestoreStock restoreStock) {
        this.deductStock = deductStock;
        this.restoreStock = restoreStock;
    }

    @Override
    public DeductAnswer deduct(DeductRequest request) {
        refuseTwoVersions(request.lines());
        OrderLines lines = OrderLines.of(request.lines().stream()
                .map(line -> new OrderLine(key(line.skuId()), line.skuId(), line.qty(), line.publishVersion()))
                .toList());
        Reservation sold = OrderRefusals.orRefuse(
                deductStock.handle(new DeductStock.Command(request.orderId(), lines, request.operator())));
        return new DeductAnswer(
                sold.orderId(),
                sold.lines().lines().stream()
                        .map(line -> new DeductAnswer.Line(line.skuId(), line.inventoryKey(), line.qty()))
                        .toList());
    }

    @Override
    public RestoreAnswer restore(RestoreRequest request) {
        Restore restore = OrderRefusals.orRefuse(restoreStock.handle(new RestoreStock.Command(
                request.orderId(), request.requestNo(), lines(request.lines()), request.operator())));
        return new RestoreAnswer(
                restore.orderId(),
                restore.requestNo(),
                restore.lines().lines().stream()
                        .map(line -> new RestoreAnswer.Line(line.skuId(), line.inventoryKey(), line.qty()))
                        .toList());
    }

    private static @Nullable OrderLines lines(@Nullable List<RestoreRequest.Line> asked) {
        return asked == null
                ? null
                : OrderLines.of(asked.stream()
                        .map(line -> new OrderLine(key(line.skuId()), line.skuId(), line.qty()))
                        .toList());
    }

    private static String key(long skuId) {
        return InventoryKey.ofSku(skuId).text();
    }

    private static void refuseTwoVersions(List<DeductRequest.Line> lines) {
        List<FieldError> errors = new ArrayList<>();
        Map<Long, Long> versions = new HashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            DeductRequest.Line line = lines.get(i);
            Long first = versions.putIfAbsent(line.skuId(), line.publishVersion());
            if (first != null && first != line.publishVersion()) {
                errors.add(new FieldError(
                        "lines[" + i + "].publish_version", "version.differs", "the SKU is named in two versions"));
            }
        }
        if (!errors.isEmpty()) {
            throw GoodsflowException.invalid(errors);
        }
    }
}
