package io.goodsflow.kit.data.purge;

import org.springframework.jdbc.core.JdbcTemplate;

/** A rule at work. */
record RulePurge(PurgeRule rule, JdbcTemplate jdbc) implements PurgeBatch {

    @Override
    public String table() {
        return rule.table();
    }

    @Override
    public int delete(int limit) {
        return jdbc.update(
                "DELETE FROM " + rule.table() + " WHERE (" + rule.condition() + ") AND " + rule.timeColumn()
                        + " < UTC_TIMESTAMP(3) - INTERVAL ? SECOND ORDER BY " + rule.timeColumn() + " LIMIT " + limit,
                rule.age().toSeconds());
    }
}
