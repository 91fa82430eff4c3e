package io.goodsflow.inventory.reservation.adapter.web;

import io.goodsflow.inventory.contract.InventoryKey;
import io.goodsflow.inventory.reservation.domain.OrderLine;
import io.goodsflow.inventory.reservation.domain.OrderLines;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads an order's lines, whichever way they name their keys. */
final class AskedLines {

    private static final String PREFIX = "sku:";

    private AskedLines() {}

    static OrderLines read(List<ReserveRequest.Line> asked) {
        List<FieldError> errors = new ArrayList<>();
        List<OrderLine> lines = new ArrayList<>();
        for (int i = 0; i < asked.size(); i++) {
            ReserveRequest.Line line = asked.get(i);
            String path = "lines[" + i + "]";
            key(line, path, errors).ifPresent(key -> lines.add(new OrderLine(key.text(), skuId(key), line.qty())));
        }
        if (!errors.isEmpty()) {
            throw GoodsflowException.invalid(errors);
        }
        return OrderLines.of(lines);
    }

    private static Optional<InventoryKey> key(ReserveRequest.Line line, String path, List<FieldError> errors) {
        @Nullable Long skuId = line.skuId();
        @Nullable String text = line.inventoryKey();
        if ((skuId == null) == (text == null)) {
            errors.add(new FieldError(
                    path, "line.one_key", "name either sku_id or inventory_key", "sku_id 与 inventory_key 必须且只能提供其一"));
            return Optional.empty();
        }
        try {
            return Optional.of(new InventoryKey(text == null ? PREFIX + skuId : text));
        } catch (IllegalArgumentException malformed) {
            String field = text == null ? ".sku_id" : ".inventory_key";
            errors.add(new FieldError(path + field, "key.malformed", "not an inventory key", "不是合法的库存键"));
            return Optional.empty();
        }
    }

    private static long skuId(InventoryKey key) {
        int end = key.text().indexOf('|');
        return Long.parseLong(
                key.text().substring(PREFIX.length(), end < 0 ? key.text().length() : end));
    }
}
