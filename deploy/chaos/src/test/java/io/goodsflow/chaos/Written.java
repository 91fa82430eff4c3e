package io.goodsflow.chaos;

import io.goodsflow.kit.test.Devstack;
import io.goodsflow.kit.test.TestDatabase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.function.Function;

/** What services would have written: the tables of their migrations, all in one schema, and one sound small run. */
final class Written {

    static final String RUN = "run1";
    static final long TASK = 1;
    static final int PRODUCTS = 2;

    private static final List<String> MIGRATIONS = List.of(
            "common-contracts/service-kit/kit-data/src/main/resources/db/kit/data/V1__commands_leases_ids.sql",
            "common-contracts/service-kit/kit-messaging/src/main/resources/db/kit/messaging/V1__outbox_inbox.sql",
            "supply-service/src/main/resources/db/migration/V1__supply_task.sql",
            "product-service/src/main/resources/db/migration/V1__categories_drafts_items.sql",
            "inventory-service/src/main/resources/db/migration/V1__stock_and_reservations.sql");

    /** Only what is asked about is set; a defect is not kept out by a constraint. */
    private static final String LENIENT =
            "?sessionVariables=sql_mode='',foreign_key_checks=0,check_constraint_checks=0";

    private final TestDatabase database = Devstack.database("chaos");

    Written() {
        for (String migration : MIGRATIONS) {
            change(script(migration).split(";\\s*\\R"));
        }
    }

    Function<String, Schema> schemas() {
        return service -> new Schema(database.jdbcUrl(), database.user(), database.password());
    }

    /** Two products of two SKUs with five pieces each, and one order that holds two of the first. */
    void soundRun() {
        change(
                "DELETE FROM product_supply_task",
                "DELETE FROM product_supply_task_item",
                "DELETE FROM product_item_tab",
                "DELETE FROM item_snapshot",
                "DELETE FROM outbox_event",
                "DELETE FROM inventory_balance",
                "DELETE FROM inventory_ledger",
                "DELETE FROM inventory_reservation",
                "DELETE FROM inventory_reservation_line",
                "DELETE FROM lease");
        change("INSERT INTO product_supply_task (id, status) VALUES (1, 'DONE')");
        for (int n = 1; n <= PRODUCTS; n++) {
            change(
                    "INSERT INTO product_supply_task_item (id, task_id, item_no, operation_id, status) VALUES"
                            + " (1%1$d, 1, %1$d, 'op%1$d', 'PUBLISHED')".formatted(n),
                    "INSERT INTO product_item_tab (item_id, title, sale_state, publish_version) VALUES"
                            + " (10%1$d, 'Product run1-000%1$d', 'ONLINE', 1)".formatted(n),
                    ("INSERT INTO item_snapshot (snapshot_id, item_id, publish_version, created_at) VALUES"
                                    + " (%1$d, 10%1$d, 1, UTC_TIMESTAMP(3))")
                            .formatted(n),
                    event("e" + n, "10" + n, "SENT"));
            stock("sku:1" + n, "supply:1" + n + ":1");
            stock("sku:2" + n, "supply:1" + n + ":2");
        }
        change(
                "INSERT INTO inventory_reservation (order_id, status) VALUES ('run1-0-0', 'RESERVED')",
                "INSERT INTO inventory_reservation_line (order_id, inventory_key, qty) VALUES ('run1-0-0', 'sku:11', 2)",
                "INSERT INTO inventory_ledger (inventory_key, seq, request_no, ledger_type, available_delta,"
                        + " reserved_delta) VALUES ('sku:11', 2, 'reserve:run1-0-0:1', 'RESERVE', -2, 2)",
                "UPDATE inventory_balance SET available_qty = 3, reserved_qty = 2 WHERE inventory_key = 'sku:11'");
    }

    static String event(String id, String item, String status) {
        return "INSERT INTO outbox_event (id, event_type, event_key, sequence, route, status) VALUES"
                + " ('%s', 'product.item-changed', '%s', 1, 'RELAY', '%s')".formatted(id, item, status);
    }

    void change(String... statements) {
        try (Connection connection = DriverManager.getConnection(
                        database.jdbcUrl() + LENIENT, database.user(), database.password());
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                if (!sql.isBlank()) {
                    statement.execute(sql);
                }
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private void stock(String key, String request) {
        change(
                "INSERT INTO inventory_balance (inventory_key, total_qty, available_qty) VALUES ('%s', 5, 5)"
                        .formatted(key),
                "INSERT INTO inventory_ledger (inventory_key, seq, request_no, ledger_type, total_delta, available_delta)"
                        + " VALUES ('%s', 1, '%s', 'INIT', 5, 5)".formatted(key, request));
    }

    private static String script(String path) {
        try {
            return Files.readString(Path.of("../..").resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
