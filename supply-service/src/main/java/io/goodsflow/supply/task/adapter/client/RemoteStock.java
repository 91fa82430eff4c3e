package io.goodsflow.supply.task.adapter.client;

import io.goodsflow.inventory.contract.InventoryMode;
import io.goodsflow.inventory.contract.api.CreateInventoryRequest;
import io.goodsflow.inventory.contract.api.StockAnswer;
import io.goodsflow.inventory.contract.api.StockQuery;
import io.goodsflow.inventory.contract.error.InventoryError;
import io.goodsflow.supply.sheet.domain.Product;
import io.goodsflow.supply.task.application.Rows;
import io.goodsflow.supply.task.application.Stock;
import io.goodsflow.supply.task.domain.ProductPatch;
import io.goodsflow.supply.task.domain.RemoteOutcome;
import io.goodsflow.supply.task.domain.RowContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
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
        RemoteOutcome outcome = outcome(row);
        boolean overtaken = outcome instanceof RemoteOutcome.Refused refused
                && refused.code().equals(InventoryError.DECLARATION_OVERTAKEN.code());
        return overtaken ? new RemoteOutcome.Overtaken() : outcome;
    }

    private RemoteOutcome outcome(Rows.RowWork row) {
        if (row.content() instanceof RowContent.NewProduct fresh) {
            return declare(row, fresh.product().skus());
        }
        RowContent.ProductChange change = (RowContent.ProductChange) row.content();
        return Calls.outcome(() -> create(row, added(row, change.patch().newSkus())));
    }

    private RemoteOutcome declare(Rows.RowWork row, List<Product.Sku> skus) {
        if (skus.size() != row.skuIds().size()) {
            return new RemoteOutcome.Refused(
                    "supply.sku_count", "The draft has " + row.skuIds().size() + " SKUs, the row " + skus.size());
        }
        return Calls.outcome(() -> create(
                row,
                IntStream.range(0, skus.size())
                        .mapToObj(at ->
                                line(row, row.skuIds().get(at), skus.get(at).stock()))
                        .toList()));
    }

    /**
     * A SKU without a figure starts with none to sell, unless it has stock already: it may be one that was there, and
     * what it sells must not be touched.
     */
    private List<CreateInventoryRequest.Line> added(Rows.RowWork row, List<ProductPatch.NewSku> skus) {
        List<CreateInventoryRequest.Line> lines = new ArrayList<>();
        List<Long> unstated = new ArrayList<>();
        for (int at = 0; at < skus.size(); at++) {
            long skuId = row.skuIds().get(at);
            Long stock = skus.get(at).stock();
            if (skuId != 0 && stock != null) {
                lines.add(line(row, skuId, stock));
            } else if (skuId != 0) {
                unstated.add(skuId);
            }
        }
        if (!unstated.isEmpty()) {
            Set<Long> declared = inventory.stock(new StockQuery(unstated)).lines().stream()
                    .map(StockAnswer.Line::skuId)
                    .collect(Collectors.toSet());
            unstated.stream()
                    .filter(skuId -> !declared.contains(skuId))
                    .forEach(skuId -> lines.add(line(row, skuId, 0)));
        }
        return lines;
    }

    private RemoteOutcome create(Rows.RowWork row, List<CreateInventoryRequest.Line> lines) {
        if (!lines.isEmpty()) {
            inventory.create(new CreateInventoryRequest(
                    Objects.requireNonNull(row.itemId(), "item of row " + row.id()),
                    row.merchantId(),
                    row.operatorId(),
                    row.draftEdition(),
                    lines));
        }
        return new RemoteOutcome.Done();
    }

    private static CreateInventoryRequest.Line line(Rows.RowWork row, long skuId, long stock) {
        return new CreateInventoryRequest.Line("supply:" + row.id() + ":" + skuId, skuId, InventoryMode.QTY, stock);
    }
}
