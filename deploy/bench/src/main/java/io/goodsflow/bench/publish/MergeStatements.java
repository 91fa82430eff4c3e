package io.goodsflow.bench.publish;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The statements of one merge of a new item, in the order in which product-service makes them. */
final class MergeStatements {

    private static final String KEEP_CATEGORY =
            "SELECT id, name, created_at, updated_at FROM category WHERE id = ?" + " LOCK IN SHARE MODE";
    private static final String LOCK_IDENTITY =
            "SELECT fingerprint, item_id, merchant_id, published FROM product_identity WHERE item_id = ? FOR UPDATE";
    private static final String LOCK_ITEM = "SELECT item_id, merchant_id, sale_state, publish_version, snapshot_id"
            + " FROM product_item_tab WHERE item_id = ? FOR UPDATE";
    private static final String SETTLE_IDENTITY = "UPDATE product_identity SET fingerprint = ?, published = TRUE,"
            + " updated_at = ? WHERE item_id = ? AND fingerprint = ?";
    private static final String FIRST_ENTRY_STAYS = " ON DUPLICATE KEY UPDATE history_id = history_id";

    /** Its content is that of the snapshot, which is read before. */
    private static final String NOT_READ = "content";

    private static final List<String> CHANGED_BY_PUBLISHING =
            List.of("status", "rebase_required", "status_reasons", "lock_version", "updated_at");

    private final Connection connection;
    private final Merge merge;

    MergeStatements(Connection connection, Merge merge) {
        this.connection = connection;
        this.merge = merge;
    }

    void execute() throws SQLException {
        read(KEEP_CATEGORY, merge.item().value(0, "category_id"));
        read(LOCK_IDENTITY, merge.itemId());
        read(LOCK_ITEM, merge.itemId());
        read(lockDraft(), merge.draftId());
        merge.verdict().insert(connection, "");
        settleIdentity();
        merge.item().insert(connection, "");
        merge.skus().insert(connection, "");
        merge.snapshots().insert(connection, "");
        publishDraft();
        merge.history().insert(connection, FIRST_ENTRY_STAYS);
        merge.itemEvents().and(merge.draftEvents()).insert(connection, "");
    }

    private String lockDraft() {
        return "SELECT "
                + merge.draft().columns().stream()
                        .filter(column -> !column.equals(NOT_READ))
                        .collect(Collectors.joining(", "))
                + " FROM product_draft_tab WHERE draft_id = ? FOR UPDATE";
    }

    private void settleIdentity() throws SQLException {
        Object fingerprint = merge.identity().value(0, "fingerprint");
        change(SETTLE_IDENTITY, fingerprint, merge.identity().value(0, "updated_at"), merge.itemId(), fingerprint);
    }

    private void publishDraft() throws SQLException {
        TableRows draft = merge.draft();
        List<@Nullable Object> values = new ArrayList<>();
        CHANGED_BY_PUBLISHING.forEach(column -> values.add(draft.value(0, column)));
        values.add(merge.draftId());
        values.add(draft.value(0, "lock_version"));
        change(
                "UPDATE product_draft_tab SET "
                        + CHANGED_BY_PUBLISHING.stream()
                                .map(column -> column + " = ?")
                                .collect(Collectors.joining(", "))
                        + " WHERE draft_id = ? AND status = 'QC_PENDING' AND lock_version < ?",
                values.toArray());
    }

    private void read(String sql, @Nullable Object argument) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setObject(1, argument);
            try (ResultSet rows = statement.executeQuery()) {
                int width = rows.getMetaData().getColumnCount();
                while (rows.next()) {
                    for (int i = 1; i <= width; i++) {
                        rows.getObject(i);
                    }
                }
            }
        }
    }

    /** A row that is not there would make the yardstick too fast. */
    private void change(String sql, @Nullable Object... arguments) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < arguments.length; i++) {
                statement.setObject(i + 1, arguments[i]);
            }
            if (statement.executeUpdate() != 1) {
                throw new IllegalStateException("no row was changed by: " + sql);
            }
        }
    }
}
