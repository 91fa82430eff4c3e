package io.goodsflow.broken.order.application;

import org.springframework.jdbc.core.JdbcTemplate;

class PlaceOrderWithJdbc {
    final JdbcTemplate jdbc = new JdbcTemplate();
}
