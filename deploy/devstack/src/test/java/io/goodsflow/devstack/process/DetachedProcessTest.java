package io.goodsflow.devstack.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DetachedProcessTest {

    private static final List<String> IDLE = List.of("/bin/sh", "-c", "echo started $WORD; exec sleep 600");
    private static final Duration BOUND = Duration.ofSeconds(10);

    @TempDir
    private Path folder;

    private DetachedProcess process;

    @BeforeEach
    void spawn() {
        process = describe();
        process.spawn(IDLE, Map.of("WORD", "well"), folder);
    }

    @AfterEach
    void kill() {
        process.kill();
    }

    @Test
    void itIsKnownAgainByItsPidFile() {
        assertThat(describe().pid()).isEqualTo(process.pid()).isPresent();
    }

    @Test
    void whatItSaysIsInItsLog() {
        assertThat(Wait.until(BOUND, () -> !process.log().tail(0, 1).isEmpty())).isTrue();
        assertThat(process.log().tail(0, 5)).containsExactly("started well");
    }

    @Test
    void aPidFileWithoutTheStartMarkStillLeadsToIt() throws IOException {
        long pid = process.pid().getAsLong();
        Files.writeString(pidFile(), "pid=" + pid + "\n");
        assertThat(describe().pid()).hasValue(pid);
        describe().adopt();
        assertThat(Files.readString(pidFile())).contains("started=");
    }

    @Test
    void aStrangerWithTheSameNumberIsNeverKilled() throws IOException {
        long pid = process.pid().getAsLong();
        String own = Files.readString(pidFile());
        Files.writeString(pidFile(), "pid=" + pid + "\nstarted=another boot:1\n");

        DetachedProcess mistaken = describe();
        assertThat(mistaken.isAlive()).isFalse();
        mistaken.kill();
        mistaken.terminate(BOUND);

        Files.writeString(pidFile(), own);
        assertThat(describe().pid()).hasValue(pid);
    }

    @Test
    void itEndsWhenAskedAndLeavesNoPidFile() {
        assertThat(process.terminate(BOUND)).isTrue();
        assertThat(process.isAlive()).isFalse();
        assertThat(pidFile()).doesNotExist();
    }

    @Test
    void whatDoesNotEndWhenAskedIsKilled() {
        process.kill();
        process.spawn(List.of("/bin/sh", "-c", "trap '' TERM; echo deaf; while :; do sleep 1; done"), Map.of(), folder);
        assertThat(Wait.until(BOUND, () -> process.log().tail(0, 1).contains("deaf")))
                .isTrue();

        assertThat(process.terminate(Duration.ofMillis(300))).isFalse();
        assertThat(process.isAlive()).isFalse();
    }

    private DetachedProcess describe() {
        return new DetachedProcess(pidFile(), folder.resolve("idle.log"));
    }

    private Path pidFile() {
        return folder.resolve("idle.pid");
    }
}
