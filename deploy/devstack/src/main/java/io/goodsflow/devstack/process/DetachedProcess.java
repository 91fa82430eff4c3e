package io.goodsflow.devstack.process;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** A process that outlives the launcher, known by its pid file. */
public final class DetachedProcess {

    private static final Path SETSID = Path.of("/usr/bin/setsid");
    private static final String WRITE_PID_AND_BECOME = "echo \"pid=$$\" > \"$1\"; shift; exec \"$@\"";
    private static final Duration SPAWN_BOUND = Duration.ofSeconds(10);
    private static final Duration KILL_BOUND = Duration.ofSeconds(20);

    private final PidFile pidFile;
    private final LogFile log;

    public DetachedProcess(Path pidFile, Path log) {
        this.pidFile = new PidFile(pidFile);
        this.log = new LogFile(log);
    }

    public LogFile log() {
        return log;
    }

    public OptionalLong pid() {
        return pidFile.livingPid();
    }

    public boolean isAlive() {
        return pid().isPresent();
    }

    /** Starts the command, its output in the log file. It need not answer yet when this returns. */
    public void spawn(List<String> command, Map<String, String> environment, Path folder) {
        pidFile.delete();
        log.rotate();
        ProcessBuilder builder = new ProcessBuilder(wrapped(command));
        builder.directory(folder.toFile());
        builder.environment().putAll(environment);
        builder.redirectErrorStream(true);
        builder.redirectInput(new File("/dev/null"));
        builder.redirectOutput(ProcessBuilder.Redirect.appendTo(log.path().toFile()));
        try {
            Process process = builder.start();
            Wait.until(SPAWN_BOUND, () -> hasContent(pidFile.path()) || !process.isAlive());
            pidFile.seal();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Completes the pid file of a launcher that died between the two writes. */
    public void adopt() {
        pidFile.seal();
    }

    /** Asks it to end. @return whether it was gone within the bound; if not, it has been killed */
    public boolean terminate(Duration bound) {
        OptionalLong pid = pid();
        if (pid.isEmpty()) {
            pidFile.delete();
            return true;
        }
        ProcessHandle.of(pid.getAsLong()).ifPresent(ProcessHandle::destroy);
        boolean gone = Wait.until(bound, () -> !isAlive());
        if (gone) {
            pidFile.delete();
        } else {
            kill();
        }
        return gone;
    }

    public void kill() {
        OptionalLong pid = pid();
        if (pid.isPresent()) {
            ProcessHandle.of(pid.getAsLong()).ifPresent(ProcessHandle::destroyForcibly);
            if (!Wait.until(KILL_BOUND, () -> !isAlive())) {
                throw new IllegalStateException("Process " + pid.getAsLong() + " does not end even when killed.");
            }
        }
        pidFile.delete();
    }

    /** A session of its own keeps an interrupt typed at the launcher away from it, where the system offers one. */
    private List<String> wrapped(List<String> command) {
        List<String> whole = new ArrayList<>();
        if (Files.isExecutable(SETSID)) {
            whole.add(SETSID.toString());
        }
        whole.addAll(List.of(
                "/bin/sh",
                "-c",
                WRITE_PID_AND_BECOME,
                "goodsflow",
                pidFile.path().toString()));
        whole.addAll(command);
        return whole;
    }

    private static boolean hasContent(Path file) {
        try {
            return Files.size(file) > 0;
        } catch (IOException notYet) {
            return false;
        }
    }
}
