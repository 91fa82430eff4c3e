package io.goodsflow.kit.data.schema;

import javax.sql.DataSource;

/**
 * Migrates the tables of all {@link KitMigration}s. Runs by itself right after the service's own migrations wherever Boot
 * makes the {@code Flyway} bean; a service that makes its own calls it, after its own migrations and before it opens the
 * data source that needs the tables.
 */
public interface KitSchema {

    /** @param dataSource the plain data source of the service's schema */
    void migrate(DataSource dataSource);
}
