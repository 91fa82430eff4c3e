package io.goodsflow.product.item.adapter.web;

import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.IdempotencyKey;
import io.goodsflow.kit.web.MerchantScope;
import io.goodsflow.product.item.application.ChangeSaleState;
import io.goodsflow.product.item.application.ItemCommand;
import io.goodsflow.product.item.application.RollBackItem;
import io.goodsflow.product.item.domain.SaleCommand;
import io.goodsflow.product.publishing.application.ItemStanding;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Commands on published items; each answers where the item stands, whether or not that is new. */
@RestController
@Tag(name = "Items", description = "Published items and their versions.")
@RequestMapping("/api/admin/items/{itemId}")
class ItemController {

    static final int MAX_REASON = 500;

    private final ChangeSaleState changeSaleState;
    private final RollBackItem rollBackItem;

    ItemController(ChangeSaleState changeSaleState, RollBackItem rollBackItem) {
        this.changeSaleState = changeSaleState;
        this.rollBackItem = rollBackItem;
    }

    @Operation(summary = "Put an item on sale")
    @PostMapping("/publish")
    ItemStanding publish(
            Caller caller,
            @Nullable IdempotencyKey key,
            @PathVariable("itemId") long itemId,
            @Valid @RequestBody(required = false) @Nullable MayHaveReason body) {
        return change(SaleCommand.PUBLISH, caller, key, itemId, reason(body));
    }

    @Operation(summary = "Take an item off sale")
    @PostMapping("/unpublish")
    ItemStanding unpublish(
            Caller caller,
            @Nullable IdempotencyKey key,
            @PathVariable("itemId") long itemId,
            @Valid @RequestBody(required = false) @Nullable MayHaveReason body) {
        return change(SaleCommand.UNPUBLISH, caller, key, itemId, reason(body));
    }

    @Operation(summary = "Ban an item")
    @PostMapping("/ban")
    ItemStanding ban(
            Caller caller,
            @Nullable IdempotencyKey key,
            @PathVariable("itemId") long itemId,
            @Valid @RequestBody(required = false) @Nullable MayHaveReason body) {
        return change(SaleCommand.BAN, caller, key, itemId, reason(body));
    }

    @Operation(summary = "End the ban of an item; it is off sale")
    @PostMapping("/unban")
    ItemStanding unban(
            Caller caller,
            @Nullable IdempotencyKey key,
            @PathVariable("itemId") long itemId,
            @Valid @RequestBody(required = false) @Nullable MayHaveReason body) {
        return change(SaleCommand.UNBAN, caller, key, itemId, reason(body));
    }

    @Operation(summary = "Archive an item")
    @PostMapping("/archive")
    ItemStanding archive(
            Caller caller,
            @Nullable IdempotencyKey key,
            @PathVariable("itemId") long itemId,
            @Valid @RequestBody(required = false) @Nullable MayHaveReason body) {
        return change(SaleCommand.ARCHIVE, caller, key, itemId, reason(body));
    }

    @Operation(summary = "Bring back an archived item; it is off sale")
    @PostMapping("/restore")
    ItemStanding restore(
            Caller caller,
            @Nullable IdempotencyKey key,
            @PathVariable("itemId") long itemId,
            @Valid @RequestBody(required = false) @Nullable MayHaveReason body) {
        return change(SaleCommand.RESTORE, caller, key, itemId, reason(body));
    }

    @Operation(summary = "Make an older version the newest again")
    @PostMapping("/rollback")
    ItemStanding rollback(
            Caller caller,
            @Nullable IdempotencyKey key,
            @PathVariable("itemId") long itemId,
            @Valid @RequestBody RollBack body) {
        return rollBackItem.handle(body.toVersion(), command("rollback", caller, key, itemId, body.reason()));
    }

    private ItemStanding change(
            SaleCommand command, Caller caller, @Nullable IdempotencyKey key, long itemId, @Nullable String reason) {
        return changeSaleState.handle(command, command(command.name(), caller, key, itemId, reason));
    }

    private static ItemCommand command(
            String name, Caller caller, @Nullable IdempotencyKey key, long itemId, @Nullable String reason) {
        return new ItemCommand(
                itemId,
                MerchantScope.any(caller, null),
                caller.subject(),
                reason,
                key == null ? null : new CommandKey(caller.subject(), 0, "product.item." + name, key.value()));
    }

    private static @Nullable String reason(@Nullable MayHaveReason body) {
        return body == null ? null : body.reason();
    }

    record MayHaveReason(@Size(max = MAX_REASON) @Nullable String reason) {}

    record RollBack(
            @NotNull @Min(1) Long toVersion,
            @Size(max = MAX_REASON) @Nullable String reason) {}
}
