package io.goodsflow.kit.data.lease;

import io.goodsflow.kit.data.Transactions;
import org.springframework.jdbc.core.JdbcTemplate;

/** What every leased table is reached with. */
record LeaseContext(JdbcTemplate jdbc, Transactions transactions, WorkerId workerId) {}
