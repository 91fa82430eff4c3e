package io.goodsflow.inventory.stock.adapter.web;

import io.goodsflow.inventory.contract.error.InventoryError;
import io.goodsflow.inventory.stock.application.ReadLedger;
import io.goodsflow.inventory.stock.application.ReadStock;
import io.goodsflow.inventory.stock.domain.LedgerEntry;
import io.goodsflow.kernel.CursorPage;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.web.Paging;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
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
        List<LedgerEntry> entries =
                readLedger.handle(inventoryKey, before(cursor), limit + 1).orElseThrow(() -> unknown(inventoryKey));
        boolean more = entries.size() > limit;
        List<LedgerEntry> page = more ? entries.subList(0, limit) : entries;
        return new CursorPage<>(
                page.stream().map(LedgerView::of).toList(),
                more ? Long.toString(page.get(limit - 1).seq()) : null);
    }

    private static @Nullable Long before(@Nullable String cursor) {
        if (cursor == null) {
            return null;
        }
        try {
            return Long.valueOf(cursor);
        } catch (NumberFormatException malformed) {
            throw GoodsflowException.invalid(
                    List.of(new FieldError("cursor", "cursor.malformed", "cursor is not one of ours")));
        }
    }

    private static GoodsflowException unknown(String inventoryKey) {
        return new GoodsflowException(InventoryError.KEY_NOT_FOUND, inventoryKey);
    }
}
