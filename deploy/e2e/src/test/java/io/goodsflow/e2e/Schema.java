package io.goodsflow.e2e;

import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/** Reads what a service has written; writes only what no service would. */
final class Schema {

    private final JdbcClient jdbc;

    Schema(String url, String user, String password) {
        this.jdbc = JdbcClient.create(new DriverManagerDataSource(url, user, password));
    }

    long number(String sql, Object... arguments) {
        return jdbc.sql(sql).params(List.of(arguments)).query(Long.class).single();
    }

    int change(String sql, Object... arguments) {
        return jdbc.sql(sql).params(List.of(arguments)).update();
    }

    /** The first column of every row. */
    List<Long> numbers(String sql, Object... arguments) {
        return jdbc.sql(sql).params(List.of(arguments)).query(Long.class).list();
    }

    /** The first column of every row. */
    List<String> texts(String sql, Object... arguments) {
        return jdbc.sql(sql).params(List.of(arguments)).query(String.class).list();
    }
}
