package io.goodsflow.devstack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is in the way is said before anything starts. */
class RefusalTest {

    @TempDir
    private Path home;

    @Test
    void aTakenPortIsNamedWithItsServerAndItsSetting() throws IOException {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            MariaDbServer server = new MariaDbServer(home, other.getLocalPort());
            assertThatThrownBy(server::start)
                    .isInstanceOf(DevstackException.class)
                    .hasMessageContaining("Port " + other.getLocalPort() + " for MariaDB is taken")
                    .hasMessageContaining("mariadb.port")
                    .hasMessageContaining("GOODSFLOW_MARIADB_PORT");
            assertThat(server.isRunning()).isFalse();
        }
    }

    @Test
    void whatCannotStartSaysItsLastWords() throws IOException {
        Files.createDirectories(home.resolve("mariadb/data"));
        MariaDbServer server = new MariaDbServer(home, FreePorts.next());
        assertThatThrownBy(server::start)
                .isInstanceOf(DevstackException.class)
                .hasMessageContaining("mariadb ended before it was ready")
                .hasMessageContaining(home.resolve("logs/mariadb.log").toString());
    }

    @Test
    void aDiskThatIsFullIsCalledThat() {
        String message = StartFailure.explain(
                "mariadb", "ended before it was ready", Path.of("x.log"), List.of("write: No space left on device"));
        assertThat(message).contains("The disk is full.");
    }

    @Test
    void anUnknownMachineIsRefusedByName() {
        assertThatThrownBy(() -> Platform.of("Plan9", "mips"))
                .isInstanceOf(DevstackException.class)
                .hasMessageContaining("Plan9 on mips");
        assertThat(Platform.of("Linux", "amd64")).isEqualTo(Platform.LINUX_AMD64);
        assertThat(Platform.of("Mac OS X", "aarch64")).isEqualTo(Platform.MACOS_ARM64);
    }

    @Test
    void theHomeOfAnotherUserIsLeftAlone() throws IOException {
        assumeThat(System.getProperty("user.name")).isEqualTo("root");
        Files.setOwner(
                home, home.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody"));
        assertThatThrownBy(new RedisServer(home, FreePorts.next(), RedisServer.Kind.CACHE)::start)
                .isInstanceOf(DevstackException.class)
                .hasMessageContaining("belongs to nobody");
    }

    @Test
    void aSettingThatIsNotKnownIsRefused() throws IOException {
        Files.writeString(home.resolve(SettingsFile.NAME), "mariadb.prot=3306\n");
        assertThatThrownBy(() -> Settings.ofFleet(Map.of("GOODSFLOW_HOME", home.toString())))
                .isInstanceOf(DevstackException.class)
                .hasMessageContaining("mariadb.prot");
    }

    @Test
    void aPortThatIsNoNumberIsRefusedWithItsName() {
        Settings settings =
                Settings.ofFleet(Map.of("GOODSFLOW_HOME", home.toString(), "GOODSFLOW_MARIADB_PORT", "many"));
        assertThatThrownBy(() -> settings.port(Setting.MARIADB_PORT))
                .isInstanceOf(DevstackException.class)
                .hasMessageContaining("mariadb.port")
                .hasMessageContaining("many");
    }

    @Test
    void aSwitchIsOnOrOff() {
        Settings settings =
                Settings.ofFleet(Map.of("GOODSFLOW_HOME", home.toString(), "GOODSFLOW_CLASS_ARCHIVE", "maybe"));
        assertThatThrownBy(() -> settings.isOn(Setting.CLASS_ARCHIVE))
                .isInstanceOf(DevstackException.class)
                .hasMessageContaining("class.archive")
                .hasMessageContaining("maybe");
    }
}
