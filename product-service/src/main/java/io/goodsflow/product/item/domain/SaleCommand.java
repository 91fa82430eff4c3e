package io.goodsflow.product.item.domain;

import static io.goodsflow.product.publishing.domain.SaleState.ARCHIVED;
import static io.goodsflow.product.publishing.domain.SaleState.BANNED;
import static io.goodsflow.product.publishing.domain.SaleState.OFFLINE;
import static io.goodsflow.product.publishing.domain.SaleState.ONLINE;

import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.publishing.domain.ItemEventType;
import io.goodsflow.product.publishing.domain.SaleState;
import java.util.Map;
import java.util.Optional;

/**
 * Commands on the sale state of a published item (architecture 3.6), each with its table of what becomes of each state.
 * A state that maps to itself is as wanted already; one that is not in the table refuses the command: nothing but
 * {@code UNBAN} ends a ban, nothing but {@code RESTORE} an archiving.
 */
public enum SaleCommand {
    PUBLISH(ItemEventType.ITEM_ONLINE, HistoryAction.ONLINE, Map.of(ONLINE, ONLINE, OFFLINE, ONLINE)),
    UNPUBLISH(ItemEventType.ITEM_OFFLINE, HistoryAction.OFFLINE, Map.of(ONLINE, OFFLINE, OFFLINE, OFFLINE)),
    BAN(ItemEventType.ITEM_BANNED, HistoryAction.BAN, Map.of(ONLINE, BANNED, OFFLINE, BANNED, BANNED, BANNED)),
    UNBAN(ItemEventType.ITEM_OFFLINE, HistoryAction.UNBAN, Map.of(ONLINE, ONLINE, OFFLINE, OFFLINE, BANNED, OFFLINE)),
    ARCHIVE(
            ItemEventType.ITEM_ARCHIVED,
            HistoryAction.ARCHIVE,
            Map.of(ONLINE, ARCHIVED, OFFLINE, ARCHIVED, ARCHIVED, ARCHIVED)),
    RESTORE(
            ItemEventType.ITEM_OFFLINE,
            HistoryAction.RESTORE,
            Map.of(ONLINE, ONLINE, OFFLINE, OFFLINE, ARCHIVED, OFFLINE));

    private final ItemEventType eventType;
    private final HistoryAction action;
    private final Map<SaleState, SaleState> table;

    SaleCommand(ItemEventType eventType, HistoryAction action, Map<SaleState, SaleState> table) {
        this.eventType = eventType;
        this.action = action;
        this.table = table;
    }

    /** What becomes of the state; the state itself if it is as wanted; empty if the command is refused. */
    public Optional<SaleState> from(SaleState state) {
        return Optional.ofNullable(table.get(state));
    }

    /** Whether it brings an item back into the shop, so that it must keep the rules of today. */
    public boolean bringsBack() {
        return this == PUBLISH || this == RESTORE;
    }

    public ItemEventType eventType() {
        return eventType;
    }

    public HistoryAction action() {
        return action;
    }
}
