package io.goodsflow.kit.data.schema;

import java.util.List;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/** One Flyway history table per part of the kit. */
class FlywayKitSchema implements KitSchema {

    private final List<KitMigration> migrations;

    FlywayKitSchema(List<KitMigration> migrations) {
        this.migrations = List.copyOf(migrations);
    }

    @Override
    public void migrate(DataSource dataSource) {
        for (KitMigration migration : migrations) {
            // The schema holds the service's tables already; baseline 0 lets the kit's V1 run beside them.
            Flyway.configure(getClass().getClassLoader())
                    .dataSource(dataSource)
                    .locations(migration.location())
                    .failOnMissingLocations(true)
                    .table(migration.historyTable())
                    .baselineOnMigrate(true)
                    .baselineVersion("0")
                    .load()
                    .migrate();
        }
    }
}
