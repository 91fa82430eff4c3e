package io.goodsflow.kit.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;

class DevstackTest {

    @Test
    void everyCallGivesASchemaOfItsOwn() {
        TestDatabase one = Devstack.database("own-schema");
        TestDatabase other = Devstack.database("own-schema");

        assertThat(one.name()).startsWith("test_own_schema_").isNotEqualTo(other.name());
        assertThat(one.jdbc().queryForObject("SELECT DATABASE()", String.class)).isEqualTo(one.name());
    }

    @Test
    void timesStayUtcWhateverTheZoneOfTheJvm() {
        JdbcTemplate jdbc = Devstack.database("utc").jdbc();
        OffsetDateTime time = OffsetDateTime.parse("2026-07-01T23:30:00.123+08:00");
        TimeZone before = TimeZone.getDefault();
        try {
            TimeZone.setDefault(TimeZone.getTimeZone("Asia/Shanghai"));
            jdbc.execute("CREATE TABLE moment (at DATETIME(3) NOT NULL)");
            jdbc.update("INSERT INTO moment (at) VALUES (?)", time);

            assertThat(jdbc.queryForObject("SELECT CAST(at AS CHAR) FROM moment", String.class))
                    .isEqualTo("2026-07-01 15:30:00.123");
            assertThat(jdbc.queryForObject(
                                    "SELECT at FROM moment", (rs, row) -> rs.getObject("at", OffsetDateTime.class))
                            .toInstant())
                    .isEqualTo(time.toInstant());
        } finally {
            TimeZone.setDefault(before);
        }
    }

    @Test
    void portsComeFromTheEnvironmentIfItNamesThem() {
        DevstackSettings settings = DevstackSettings.from(Map.of("GOODSFLOW_MARIADB_PORT", "4711"));

        assertThat(settings.mariadbPort()).isEqualTo(4711);
        assertThat(settings.redisStatePort()).isEqualTo(26_379);
        assertThatThrownBy(() -> DevstackSettings.from(Map.of("GOODSFLOW_MARIADB_PORT", "many")))
                .hasMessage("GOODSFLOW_MARIADB_PORT must be a port number, was many");
    }

    @Test
    void aServerThatDoesNotListenIsNamedWithTheWayToStartIt() throws IOException {
        int nobody;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            nobody = socket.getLocalPort();
        }

        assertThatThrownBy(() -> Devstack.requireListening("MariaDB", nobody))
                .hasMessageContaining("MariaDB does not listen on 127.0.0.1:" + nobody)
                .hasMessageContaining("deploy/fleet test");
    }
}
