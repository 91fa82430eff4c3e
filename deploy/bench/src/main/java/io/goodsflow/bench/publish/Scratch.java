package io.goodsflow.bench.publish;

import io.goodsflow.bench.measure.BenchFailed;
import io.goodsflow.bench.measure.Database;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** A schema of our own with the same tables, in the same server; dropped in the end. */
final class Scratch implements AutoCloseable {

    static final String ORIGINAL = "goodsflow_product";

    private static final String NAME = "goodsflow_bench";
    private static final String DROP = "DROP DATABASE IF EXISTS " + NAME;

    /** What a submitted draft consists of before its verdict. */
    private static final List<String> BEFORE = List.of("product_identity", "product_draft_tab", "draft_snapshot");

    private final Database database;
    private final Connection connection;

    /** @param toOriginal open on the schema that is copied */
    Scratch(Database original, Connection toOriginal) {
        this.database = new Database(original.url().replace(ORIGINAL, NAME), original.user(), original.password());
        execute(toOriginal, DROP, "CREATE DATABASE " + NAME + " CHARACTER SET utf8mb4");
        this.connection = database.connect();
        try {
            execute(connection, "SET foreign_key_checks = 0");
            for (String table : tables(toOriginal)) {
                execute(connection, definition(toOriginal, table));
            }
            execute(connection, "SET foreign_key_checks = 1");
            copy("category", "TRUE");
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    Database database() {
        return database;
    }

    /** Takes over a merchant's submitted drafts. */
    void take(long merchant) {
        BEFORE.forEach(table -> copy(table, "merchant_id = " + merchant));
    }

    private void copy(String table, String where) {
        try {
            String columns = String.join(", ", TableRows.givenColumns(connection, table));
            execute(
                    connection,
                    "INSERT INTO " + table + " (" + columns + ") SELECT " + columns + " FROM " + ORIGINAL + "." + table
                            + " WHERE " + where);
        } catch (SQLException e) {
            throw new BenchFailed(table + " cannot be copied: " + e.getMessage(), e);
        }
    }

    private static List<String> tables(Connection original) {
        List<String> tables = new ArrayList<>();
        try (Statement statement = original.createStatement();
                ResultSet rows = statement.executeQuery("SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'")) {
            while (rows.next()) {
                tables.add(rows.getString(1));
            }
            return tables;
        } catch (SQLException e) {
            throw new BenchFailed("The tables of " + ORIGINAL + " are not told: " + e.getMessage(), e);
        }
    }

    private static String definition(Connection original, String table) {
        try (Statement statement = original.createStatement();
                ResultSet rows = statement.executeQuery("SHOW CREATE TABLE " + table)) {
            rows.next();
            return rows.getString(2);
        } catch (SQLException e) {
            throw new BenchFailed("The table " + table + " is not told: " + e.getMessage(), e);
        }
    }

    private static void execute(Connection connection, String... statements) {
        try (Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        } catch (SQLException e) {
            throw new BenchFailed("The schema " + NAME + " cannot be made ready: " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        execute(connection, DROP);
        try {
            connection.close();
        } catch (SQLException gone) {
            throw new BenchFailed("The connection to " + NAME + " does not close.", gone);
        }
    }
}
