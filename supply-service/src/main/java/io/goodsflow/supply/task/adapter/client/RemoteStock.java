package io.goodsflow.supply.task.adapter.client;

import io.goodsflow.inventory.contract.InventoryMode;
import io.goodsflow.inventory.contract.api.CreateInventoryRequest;
import io.goodsflow.supply.sheet.domain.Product;
import io.goodsflow.supply.task.application.Rows;
import io.goodsflow.supply.task.application.Stock;
import io.goodsflow.supply.task.domain.RemoteOutcome;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.springframework.stereotype.Component;

@Component
class RemoteStock implements Stock {
    private final InventoryClient inventory;

    RemoteStock(InventoryClient inventory) {
        this.inventory = inventory;
    }

    @Override
    public RemoteOutcome declare(Rows.RowWork row) {
        List<Product.Sku> skus = row.product().skus();
        if (skus.size() != row.skuIds().size()) {
            return new RemoteOutcome.Refused(
                    "supply.sku_count", "The draft has " + row.skuIds().size() + " SKUs, the sheet " + skus.size());
        }
        return Calls.outcome(() -> {
            inventory.create(new CreateInventoryRequest(
                    Objects.requireNonNull(row.itemId(), "item of row " + row.id()),
                    row.merchantId(),
                    row.operatorId(),
                    IntStream.range(0, skus.size())
                            .mapToObj(at -> line(row, at, skus.get(at)))
                            .toList()));
            return new RemoteOutcome.Done();
        });
    }

    private static CreateInventoryRequest.Line line(Rows.RowWork row, int at, Product.Sku sku) {
        long skuId = row.skuIds().get(at);
        return new CreateInventoryRequest.Line(
                "supply:" + row.id() + ":" + skuId, skuId, InventoryMode.QTY, sku.stock());
    }
}
