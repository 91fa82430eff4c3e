package io.goodsflow.e2e;

import static java.nio.file.attribute.PosixFilePermission.OWNER_EXECUTE;
import static java.nio.file.attribute.PosixFilePermission.OWNER_READ;
import static java.nio.file.attribute.PosixFilePermission.OWNER_WRITE;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script after a clean of the source tree: what needs no build works without, and a build does not talk into answers. */
class UnbuiltTreeTest {

    private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
    private static final String LINE = "{\"message\":\"said\",\"trace_id\":\"" + TRACE + "\"}";

    @TempDir
    Path folder;

    private Path script;
    private Map<String, String> home;

    @BeforeEach
    void cleanTree() throws IOException {
        script = folder.resolve("tree/deploy/fleet");
        Files.createDirectories(script.getParent());
        Files.copy(Repository.root().resolve("deploy/fleet"), script);
        home = Map.of("GOODSFLOW_HOME", folder.resolve("home").toString());
    }

    @Test
    void logs_are_shown_as_they_are() throws Exception {
        Path logs = Files.createDirectories(folder.resolve("home/logs"));
        Files.writeString(logs.resolve("gateway.log"), LINE + "\n");

        assertThat(Told.by(home, script.toString(), "logs")).isEqualTo(new Told(0, LINE + "\n"));
        assertThat(Told.by(home, script.toString(), "logs", "gateway")).isEqualTo(new Told(0, LINE + "\n"));
        assertThat(Told.by(home, script.toString(), "logs", "--trace", TRACE)).isEqualTo(new Told(0, LINE + "\n"));
    }

    @Test
    void what_the_build_says_is_no_part_of_an_answer() throws Exception {
        Path devstack = folder.resolve("tree/deploy/devstack/target");
        builds("echo noise && mkdir -p " + devstack + " && cp -R "
                + Repository.root().resolve("deploy/devstack/target/classes") + " " + devstack);

        Told status = Told.by(home, "bash", "-c", "exec " + script + " status --json 2>/dev/null");

        assertThat(status.text()).startsWith("{").contains("gateway").doesNotContain("noise");
        assertThat(status.exitCode()).as("nothing runs").isEqualTo(3);
    }

    /** What stands in for Maven. */
    private void builds(String command) throws IOException {
        Path mvnw = Files.writeString(folder.resolve("tree/mvnw"), "#!/usr/bin/env bash\n" + command + "\n");
        Files.setPosixFilePermissions(mvnw, Set.of(OWNER_READ, OWNER_WRITE, OWNER_EXECUTE));
    }
}
