package io.goodsflow.broken.order.domain;

import org.springframework.jdbc.core.JdbcTemplate;

class ImpureOrder {
    final JdbcTemplate jdbc;

    ImpureOrder(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }
}
