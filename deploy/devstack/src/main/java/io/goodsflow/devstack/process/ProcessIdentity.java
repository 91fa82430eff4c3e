package io.goodsflow.devstack.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What tells one process from a later one that got the same number: on Linux the boot and the tick it started at, which
 * no clock change moves; elsewhere the time it started at.
 */
final class ProcessIdentity {

    private static final Path PROC = Path.of("/proc");
    private static final Path BOOT_ID = PROC.resolve("sys/kernel/random/boot_id");
    private static final int STATE = 0;
    private static final int START_TICK = 19;

    private ProcessIdentity() {}

    /** The mark of a living process; empty when there is none. A zombie is dead when its last thread is. */
    static Optional<String> of(long pid) {
        if (Files.isReadable(BOOT_ID)) {
            return fromProc(pid);
        }
        return startInstant(pid).map(Instant::toString);
    }

    static Optional<Instant> startInstant(long pid) {
        return ProcessHandle.of(pid).filter(ProcessHandle::isAlive).flatMap(handle -> handle.info()
                .startInstant());
    }

    /** While other threads are still dying, the process holds its ports and files though its state says zombie. */
    private static long threads(long pid) throws IOException {
        try (Stream<Path> tasks = Files.list(PROC.resolve(pid + "/task"))) {
            return tasks.count();
        }
    }

    private static Optional<String> fromProc(long pid) {
        try {
            String stat = Files.readString(PROC.resolve(pid + "/stat"));
            // The command name stands in brackets and may hold blanks; the fields begin after it.
            String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
            if (fields[STATE].equals("X") || (fields[STATE].equals("Z") && threads(pid) <= 1)) {
                return Optional.empty();
            }
            return Optional.of(Files.readString(BOOT_ID).strip() + ":" + fields[START_TICK]);
        } catch (IOException gone) {
            return Optional.empty();
        }
    }
}
