package io.goodsflow.kit.test;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Locale;
import java.util.UUID;
import javax.sql.DataSource;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/**
 * A schema of its own for one test class.
 *
 * @param name schema name
 */
public record TestDatabase(String name, String jdbcUrl, String user, String password) {

    private static final int NAME_MAX = 40;

    static TestDatabase create(DevstackSettings settings, String purpose) {
        String schema = "test_" + plain(purpose) + "_"
                + UUID.randomUUID().toString().replace("-", "").substring(0, 12);
        String server = "jdbc:mariadb://127.0.0.1:" + settings.mariadbPort() + "/";
        execute(settings, server, "CREATE DATABASE " + schema + " CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci");
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> execute(settings, server, "DROP DATABASE IF EXISTS " + schema), "drop-" + schema));
        return new TestDatabase(schema, server + schema, settings.user(), settings.password());
    }

    /** Connections without a pool, for looking at rows from outside the application. */
    public DataSource dataSource() {
        return new DriverManagerDataSource(jdbcUrl, user, password);
    }

    /** Statements outside the application's transactions. */
    public JdbcTemplate jdbc() {
        return new JdbcTemplate(dataSource());
    }

    private static String plain(String purpose) {
        String plain = purpose.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9_]", "_");
        return plain.length() > NAME_MAX ? plain.substring(0, NAME_MAX) : plain;
    }

    private static void execute(DevstackSettings settings, String url, String sql) {
        try (Connection connection = DriverManager.getConnection(url, settings.user(), settings.password());
                var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException("cannot run \"" + sql + "\" on " + url, e);
        }
    }
}
