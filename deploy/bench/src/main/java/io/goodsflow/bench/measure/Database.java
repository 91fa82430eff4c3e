package io.goodsflow.bench.measure;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** A schema of the fleet's database. */
public record Database(String url, String user, String password) {

    public Connection connect() {
        try {
            return DriverManager.getConnection(url, user, password);
        } catch (SQLException e) {
            throw new BenchFailed("The database does not answer: " + e.getMessage(), e);
        }
    }

    public static long number(Connection connection, String sql, Object... arguments) {
        String text = text(connection, sql, arguments);
        return text == null ? 0 : Long.parseLong(text);
    }

    /** First column of the first row. */
    public static @Nullable String text(Connection connection, String sql, Object... arguments) {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < arguments.length; i++) {
                statement.setObject(i + 1, arguments[i]);
            }
            try (ResultSet rows = statement.executeQuery()) {
                return rows.next() ? rows.getString(1) : null;
            }
        } catch (SQLException e) {
            throw new BenchFailed(sql + ": " + e.getMessage(), e);
        }
    }
}
