package io.goodsflow.kit.data.schema;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.flyway.autoconfigure.FlywayAutoConfiguration;
import org.springframework.boot.flyway.autoconfigure.FlywayMigrationStrategy;
import org.springframework.context.annotation.Bean;

/** The kit's tables exist before any bean that Boot lets wait for the database. */
@AutoConfiguration(before = FlywayAutoConfiguration.class)
public class KitSchemaAutoConfiguration {

    @Bean
    KitMigration kitDataMigration() {
        return new KitMigration("data", "classpath:db/kit/data");
    }

    @Bean
    KitSchema kitSchema(ObjectProvider<KitMigration> migrations) {
        return new FlywayKitSchema(migrations.orderedStream().toList());
    }

    @Bean
    @ConditionalOnMissingBean
    FlywayMigrationStrategy migrateServiceThenKit(KitSchema kitSchema) {
        return flyway -> {
            flyway.migrate();
            kitSchema.migrate(flyway.getConfiguration().getDataSource());
        };
    }
}
