package io.goodsflow.bench.publish;

import io.goodsflow.bench.measure.Database;
import java.sql.Connection;
import java.util.Objects;

/** Questions to product-service's own schema. */
final class Sql {

    /** Read off an index alone. */
    static final String WAITING =
            "SELECT COUNT(*) FROM product_draft_tab WHERE merchant_id = ? AND status = 'QC_PENDING'";

    static final String OPEN_EVENTS = "SELECT COUNT(*) FROM outbox_event WHERE status = 'OPEN'";

    static final String OF_MERCHANT = "merchant_id = ?";
    static final String OF_DRAFTS = "draft_id IN (SELECT draft_id FROM product_draft_tab WHERE merchant_id = ?)";
    static final String OF_ITEMS = "item_id IN (SELECT item_id FROM product_draft_tab WHERE merchant_id = ?)";
    static final String OF_MERGE = OF_DRAFTS + " AND action IN ('APPROVE', 'PUBLISH')";

    /** Ids grow with time. */
    static final String EVENTS_AFTER =
            "id > ? AND event_type IN ('" + Merge.ITEM_CHANGED + "', '" + Merge.DRAFT_PUBLISHED + "')";

    private Sql() {}

    /** The newest event's id; empty if there is none. */
    static String lastEvent(Connection product) {
        return Objects.requireNonNullElse(Database.text(product, "SELECT MAX(id) FROM outbox_event"), "");
    }
}
