package io.goodsflow.kit.data.purge;

import io.goodsflow.kit.data.SqlNames;
import java.time.Duration;

/**
 * Which rows of a table go, and when (architecture 1, retention). A bean of this type is enough; every service's rules
 * run together under one lease.
 *
 * @param table table name
 * @param condition SQL that a row must meet beside its age, a constant of the code; {@code TRUE} for none
 * @param timeColumn DATETIME(3) column in UTC, indexed
 * @param age rows older than this go
 */
public record PurgeRule(String table, String condition, String timeColumn, Duration age) {

    public PurgeRule {
        SqlNames.require(table);
        SqlNames.require(timeColumn);
        if (condition.isBlank()) {
            throw new IllegalArgumentException("a rule without a condition says TRUE");
        }
        if (age.isNegative() || age.isZero()) {
            throw new IllegalArgumentException("age must be positive, was " + age);
        }
    }
}
