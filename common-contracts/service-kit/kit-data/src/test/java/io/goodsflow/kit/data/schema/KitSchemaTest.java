package io.goodsflow.kit.data.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kit.data.KitDataTest;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;

@KitDataTest
class KitSchemaTest {

    @Autowired
    KitSchema kitSchema;

    @Autowired
    DataSource dataSource;

    @Autowired
    JdbcTemplate jdbc;

    @Test
    void theKitsTablesStandBesideThoseOfTheService() {
        assertThat(tables())
                .contains("id_segment", "idempotent_command", "stepped_command", "stepped_command_step", "lease")
                .contains("flyway_schema_history", "flyway_kit_data", "own_thing");
    }

    @Test
    void migratingAgainChangesNothing() {
        List<String> before = tables();

        kitSchema.migrate(dataSource);

        assertThat(tables()).isEqualTo(before);
    }

    @Test
    void anotherPartOfTheKitHasAHistoryOfItsOwn() {
        new FlywayKitSchema(List.of(new KitMigration("other", "classpath:db/kit-test/other"))).migrate(dataSource);

        assertThat(tables()).contains("flyway_kit_other", "other_thing");
    }

    @Test
    void aLocationThatDoesNotExistIsAnError() {
        FlywayKitSchema schema = new FlywayKitSchema(List.of(new KitMigration("lost", "classpath:db/kit-test/lost")));

        assertThatThrownBy(() -> schema.migrate(dataSource)).hasMessageContaining("db/kit-test/lost");
    }

    @Test
    void everyConnectionReadsCommittedAndWaitsShortlyForLocks() {
        assertThat(jdbc.queryForObject("SELECT @@session.transaction_isolation", String.class))
                .isEqualTo("READ-COMMITTED");
        assertThat(jdbc.queryForObject("SELECT @@session.innodb_lock_wait_timeout", Integer.class))
                .isEqualTo(3);
    }

    private List<String> tables() {
        return jdbc.queryForList(
                "SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY 1",
                String.class);
    }
}
