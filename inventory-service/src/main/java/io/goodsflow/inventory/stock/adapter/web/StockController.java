package io.goodsflow.inventory.stock.adapter.web;

import io.goodsflow.inventory.contract.error.InventoryError;
import io.goodsflow.inventory.stock.application.ReadLedger;
import io.goodsflow.inventory.stock.application.ReadStock;
import io.goodsflow.inventory.stock.domain.LedgerEntry;
import io.goodsflow.kernel.CursorPage;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.web.Cursors;
import io.goodsflow.kit.web.Paging;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Stock as the back office reads it. */
@RestController
@Tag(name = "Stock", description = "Figures of a promise scope, and why they are what they are.")
@RequestMapping("/api/admin/inventory/{inventoryKey}")
class StockController {

    private final ReadStock readStock;
    private final ReadLedger readLedger;

    StockController(ReadStock readStock, ReadLedger readLedger) {
        this.readStock = readStock;
        this.readLedger = readLedger;
    }

    @Operation(summary = "Look at the figures of an inventory key")
    @GetMapping
    StockView stock(@PathVariable("inventoryKey") String inventoryKey) {
        return readStock.handle(inventoryKey).map(StockView::of).orElseThrow(() -> unknown(inventoryKey));
    }

    @Operation(summary = "List every change of an inventory key, the newest first")
    @GetMapping("/ledger")
    CursorPage<LedgerView> ledger(
            @PathVariable("inventoryKey") String inventoryKey,
            @RequestParam(name = "cursor", required = false) @Nullable String cursor,
            @RequestParam(name = "page_size", required = false) @Nullable Integer pageSize) {
        int limit = Paging.forBackOffice(null, pageSize).pageSize();
        long[] position = Cursors.decode(cursor, 1);
        Long before = position == null ? null : position[0];
        CursorPage<LedgerEntry> page = Cursors.page(
                readLedger.handle(inventoryKey, before, limit + 1).orElseThrow(() -> unknown(inventoryKey)),
                limit,
                entry -> new long[] {entry.seq()});
        return new CursorPage<>(page.items().stream().map(LedgerView::of).toList(), page.nextCursor());
    }

    private static GoodsflowException unknown(String inventoryKey) {
        return new GoodsflowException(InventoryError.KEY_NOT_FOUND, inventoryKey);
    }
}
