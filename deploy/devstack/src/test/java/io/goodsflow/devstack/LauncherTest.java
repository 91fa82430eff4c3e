package io.goodsflow.devstack;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.devstack.process.Wait;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher as the script runs it: a process of its own that may die at any time. */
class LauncherTest {

    private static final Duration BOUND = Duration.ofSeconds(60);

    @TempDir
    private Path home;

    private Map<String, String> environment;
    private Devstack devstack;

    @BeforeEach
    void describe() {
        environment = TestHome.environment(home);
        devstack = new Devstack(Settings.ofFleet(environment));
    }

    @AfterEach
    void killWhatRuns() {
        devstack.servers().forEach(Server::kill);
    }

    @Test
    void aLauncherKilledInTheMiddleLeavesServersThatTheNextOneFindsAgain() throws IOException {
        Process launcher = launch("servers-up");
        assertThat(Wait.until(BOUND, () -> devstack.redisState().isRunning())).isTrue();
        launcher.destroyForcibly();
        assertThat(Wait.until(BOUND, () -> !launcher.isAlive())).isTrue();
        OptionalLong left = devstack.redisState().pid();

        Process next = launch("servers-up");
        assertThat(Wait.until(BOUND, () -> !next.isAlive())).isTrue();

        assertThat(next.exitValue()).as(output()).isZero();
        assertThat(devstack.servers()).allMatch(Server::isHealthy);
        assertThat(devstack.redisState().pid()).isEqualTo(left);
        assertThat(home.resolve(SettingsFile.NAME)).exists();
    }

    @Test
    void aWordItDoesNotKnowIsRefusedWithTheOnesItDoes() throws IOException {
        Process launcher = launch("sideways");
        assertThat(Wait.until(BOUND, () -> !launcher.isAlive())).isTrue();
        assertThat(launcher.exitValue()).isEqualTo(2);
        assertThat(output()).contains("servers-up");
    }

    @Test
    void theStatusOfAFleetThatIsDownIsNoSuccess() throws IOException {
        Process launcher = launch("servers-status");
        assertThat(Wait.until(BOUND, () -> !launcher.isAlive())).isTrue();
        assertThat(launcher.exitValue()).isEqualTo(3);
        assertThat(output()).contains("mariadb").contains("down");
    }

    private Process launch(String command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(List.of(
                        Java.program(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        "target/classes",
                        "io.goodsflow.devstack.cli.Main",
                        command))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(
                        home.resolve("launcher.out").toFile()));
        builder.environment().putAll(environment);
        return builder.start();
    }

    private String output() throws IOException {
        return Files.readString(home.resolve("launcher.out"));
    }
}
