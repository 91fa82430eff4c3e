package io.goodsflow.kit.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DevstackTest {

    @Test
    void everyCallGivesASchemaOfItsOwn() {
        TestDatabase one = Devstack.database("own-schema");
        TestDatabase other = Devstack.database("own-schema");

        assertThat(one.name()).startsWith("test_own_schema_").isNotEqualTo(other.name());
        assertThat(one.jdbc().queryForObject("SELECT DATABASE()", String.class)).isEqualTo(one.name());
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
