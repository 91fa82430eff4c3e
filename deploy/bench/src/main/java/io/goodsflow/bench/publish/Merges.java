package io.goodsflow.bench.publish;

import java.sql.Connection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads what product-service has written while it published. */
final class Merges {

    private Merges() {}

    /** @param before id of the newest event before the first of them */
    static List<Merge> of(Connection product, long merchant, String before) {
        TableRows drafts = TableRows.read(product, "product_draft_tab", Sql.OF_MERCHANT, merchant);
        Part identities = new Part(TableRows.read(product, "product_identity", Sql.OF_MERCHANT, merchant), "item_id");
        Part verdicts = new Part(TableRows.read(product, "draft_verdict", Sql.OF_DRAFTS, merchant), "draft_id");
        Part items = new Part(TableRows.read(product, "product_item_tab", Sql.OF_MERCHANT, merchant), "item_id");
        Part skus = new Part(TableRows.read(product, "product_sku_tab", Sql.OF_ITEMS, merchant), "item_id");
        Part snapshots = new Part(TableRows.read(product, "item_snapshot", Sql.OF_ITEMS, merchant), "item_id");
        Part history =
                new Part(TableRows.read(product, "product_edit_history_log", Sql.OF_MERGE, merchant), "draft_id");
        TableRows events = TableRows.read(product, "outbox_event", Sql.EVENTS_AFTER, before);
        Part itemEvents = new Part(ofType(events, Merge.ITEM_CHANGED), "event_key");
        Part draftEvents = new Part(ofType(events, Merge.DRAFT_PUBLISHED), "event_key");
        List<Merge> merges = new ArrayList<>();
        drafts.by("draft_id").forEach((draft, row) -> {
            String item = row.text(0, "item_id");
            merges.add(new Merge(
                    row,
                    identities.of(item),
                    verdicts.of(draft),
                    items.of(item),
                    skus.of(item),
                    snapshots.of(item),
                    history.of(draft),
                    itemEvents.of(item),
                    draftEvents.of(draft)));
        });
        return merges;
    }

    private static TableRows ofType(TableRows events, String type) {
        return new Part(events, "event_type").of(type);
    }

    /** Rows found by a key. */
    private record Part(TableRows all, Map<String, TableRows> byKey) {

        Part(TableRows all, String column) {
            this(all, all.by(column));
        }

        TableRows of(String key) {
            return byKey.getOrDefault(key, all.none());
        }
    }
}
