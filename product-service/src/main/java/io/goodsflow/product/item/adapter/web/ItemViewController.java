package io.goodsflow.product.item.adapter.web;

import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.MerchantScope;
import io.goodsflow.product.item.application.FindItem;
import io.goodsflow.product.item.application.FindItemSnapshot;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** Items and their versions, to look at. */
@RestController
@Tag(name = "Items", description = "Published items and their versions.")
class ItemViewController {

    private final FindItem findItem;
    private final FindItemSnapshot findItemSnapshot;

    ItemViewController(FindItem findItem, FindItemSnapshot findItemSnapshot) {
        this.findItem = findItem;
        this.findItemSnapshot = findItemSnapshot;
    }

    @Operation(summary = "Show an item and where its next version stands")
    @GetMapping("/api/admin/items/{itemId}")
    ItemViews.ItemView item(Caller caller, @PathVariable("itemId") long itemId) {
        return ItemViews.of(findItem.handle(itemId, MerchantScope.any(caller, null)));
    }

    @Operation(summary = "Show a version of an item as it was published")
    @GetMapping("/api/admin/items/{itemId}/snapshots/{publishVersion}")
    ItemViews.SnapshotView snapshot(
            Caller caller, @PathVariable("itemId") long itemId, @PathVariable("publishVersion") long publishVersion) {
        return ItemViews.of(findItemSnapshot.handle(itemId, publishVersion, MerchantScope.any(caller, null)));
    }

    @Operation(summary = "Show the version that an order was placed on")
    @GetMapping("/api/trade/snapshots/{snapshotId}")
    ItemViews.SnapshotView traded(@PathVariable("snapshotId") long snapshotId) {
        return ItemViews.of(findItemSnapshot.handle(snapshotId));
    }
}
