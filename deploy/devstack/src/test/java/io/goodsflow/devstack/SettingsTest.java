package io.goodsflow.devstack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsTest {

    @TempDir
    private Path home;

    @Test
    void theEnvironmentIsStrongerThanTheFileAndTheFileThanTheUsual() throws IOException {
        Files.writeString(home.resolve(SettingsFile.NAME), "mariadb.port=1111\nredis.state.port=2222\n");
        Settings settings = Settings.ofFleet(
                Map.of("GOODSFLOW_HOME", home.toString(), "GOODSFLOW_MARIADB_PORT", "3333", "GOODSFLOW_QC_PORT", " "));

        assertThat(settings.port(Setting.MARIADB_PORT)).isEqualTo(3333);
        assertThat(settings.port(Setting.REDIS_STATE_PORT)).isEqualTo(2222);
        assertThat(settings.port(Setting.QC_PORT)).isEqualTo(8084);
    }

    @Test
    void aTestRunTakesNoNoticeOfTheVariablesOfTheFleet() {
        Settings settings = Settings.ofTestRun(Map.of(
                "GOODSFLOW_HOME", "/elsewhere",
                "GOODSFLOW_MARIADB_PORT", "13306",
                "GOODSFLOW_TEST_HOME", home.toString()));

        assertThat(settings.home().root()).isEqualTo(home);
        assertThat(settings.port(Setting.MARIADB_PORT)).isEqualTo(23306);
        assertThat(settings.port(Setting.GATEWAY_MANAGEMENT_PORT)).isEqualTo(19080);
        assertThat(settings.isOn(Setting.CLASS_ARCHIVE)).isFalse();
    }

    @Test
    void aNewHomeIsShiftedAsAWholeAndStaysWhereItWasStarted() {
        Settings first = Settings.ofFleet(Map.of("GOODSFLOW_HOME", home.toString(), "GOODSFLOW_PORT_OFFSET", "100"));
        first.writeFile();

        Settings later = Settings.ofFleet(Map.of("GOODSFLOW_HOME", home.toString()));
        assertThat(later.asEnvironment()).isEqualTo(first.asEnvironment());
        assertThat(later.port(Setting.MARIADB_PORT)).isEqualTo(13406);
        assertThat(later.port(Setting.GATEWAY_MANAGEMENT_PORT)).isEqualTo(9180);
        assertThat(Settings.ofFleet(Map.of("GOODSFLOW_HOME", home.toString(), "GOODSFLOW_PORT_OFFSET", "7"))
                        .port(Setting.GATEWAY_PORT))
                .isEqualTo(8180);
    }

    @Test
    void theFileIsWrittenOnceAndReadsBackTheSame() throws IOException {
        Settings first = Settings.ofTestRun(Map.of("GOODSFLOW_TEST_HOME", home.toString()));
        first.writeFile();
        Files.writeString(
                home.resolve(SettingsFile.NAME),
                Files.readString(home.resolve(SettingsFile.NAME)).replace("23306", "24444"));
        first.writeFile();

        Settings second = Settings.ofTestRun(Map.of("GOODSFLOW_TEST_HOME", home.toString()));
        assertThat(second.port(Setting.MARIADB_PORT)).isEqualTo(24444);
        assertThat(second.port(Setting.BROKER_PORT)).isEqualTo(30911);
    }

    @Test
    void theNameServerIsToldAsAnAddressAndUnderstoodAsOne() {
        Settings settings =
                Settings.ofFleet(Map.of("GOODSFLOW_HOME", home.toString(), "GOODSFLOW_NAMESRV", "127.0.0.1:29876"));
        assertThat(settings.port(Setting.NAMESRV_PORT)).isEqualTo(29876);
        assertThat(settings.asEnvironment())
                .containsEntry("GOODSFLOW_NAMESRV", "127.0.0.1:29876")
                .containsEntry("GOODSFLOW_PRODUCT_URL", "http://127.0.0.1:8082")
                .containsEntry("GOODSFLOW_AUTH_URL", "http://127.0.0.1:8080");
    }
}
