package io.goodsflow.devstack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServiceProcessTest {

    @TempDir
    private Path folder;

    private Path jar;
    private ServiceProcess service;

    @BeforeEach
    void build() throws IOException {
        Path target = Files.createDirectories(folder.resolve("repository/qc-service/target"));
        jar = target.resolve("qc-service-1.jar");
        FakeService.writeJar(jar);
        service = new ServiceProcess(settings(), ServiceName.QC, this::repository);
    }

    @AfterEach
    void kill() {
        service.kill();
    }

    @Test
    void aStartReturnsWhenTheServiceIsReadyAndKnowsItsProfile() throws IOException {
        service.start();
        assertThat(service.isHealthy()).isTrue();
        assertThat(Files.readString(folder.resolve("home/logs/qc-service.log"))).contains("profile local");
    }

    @Test
    void aDetourIsToldInsteadOfTheSetting() throws IOException {
        service =
                new ServiceProcess(settings(), ServiceName.QC, this::repository, Map.of("GOODSFLOW_MARIADB_PORT", "1"));
        service.start();
        assertThat(Files.readString(folder.resolve("home/logs/qc-service.log"))).containsPattern("database at 1\\R");
    }

    @Test
    void aKilledServiceStartsAgain() {
        service.start();
        OptionalLong first = service.pid();
        service.kill();
        assertThat(service.isHealthy()).isFalse();
        service.start();
        assertThat(service.pid()).isPresent().isNotEqualTo(first);
    }

    @Test
    void aServiceOfAnOlderBuildIsReplaced() throws IOException {
        service.start();
        OptionalLong old = service.pid();
        service.start();
        assertThat(service.pid()).isEqualTo(old);

        Files.setLastModifiedTime(jar, FileTime.from(Instant.now().plusSeconds(60)));
        service.start();
        assertThat(service.pid()).isPresent().isNotEqualTo(old);
    }

    @Test
    void theFirstRunLeavesAClassArchiveThatTheNextOneUses() throws IOException {
        service.start();
        assertThat(archives()).isZero();
        service.stop();
        assertThat(archives()).isOne();
        service.start();
        assertThat(service.isHealthy()).isTrue();
    }

    @Test
    void whetherItEndedByItselfIsTold() {
        service.start();
        assertThat(service.stop()).isTrue();

        service = new ServiceProcess(
                settings(),
                ServiceName.QC,
                this::repository,
                Map.of("FAKE_SERVICE_NEVER_ENDS", "yes"),
                Duration.ofMillis(300));
        service.start();
        assertThat(service.stop()).isFalse();
        assertThat(service.isRunning()).isFalse();
    }

    @Test
    void aKilledFirstRunLeavesNoArchive() throws IOException {
        service.start();
        service.kill();
        assertThat(archives()).isZero();
    }

    @Test
    void aServiceThatIsNotBuiltSaysHowToBuildIt() throws IOException {
        Files.delete(jar);
        assertThatThrownBy(service::start)
                .isInstanceOf(DevstackException.class)
                .hasMessageContaining("no jar of qc-service");
    }

    private Settings settings() {
        return Settings.ofFleet(Map.of(
                "GOODSFLOW_HOME", folder.resolve("home").toString(),
                "GOODSFLOW_QC_PORT", Integer.toString(FreePorts.next()),
                "GOODSFLOW_QC_MANAGEMENT_PORT", Integer.toString(FreePorts.next())));
    }

    private Repository repository() {
        return new Repository(folder.resolve("repository"));
    }

    private long archives() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("home/apps/qc-service/app"))) {
            return files.filter(file -> file.toString().endsWith(".jsa")).count();
        }
    }
}
