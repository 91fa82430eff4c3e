package io.goodsflow.bench.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** CPU time of a process with all its threads, those included that have ended, as Linux keeps it. */
final class ProcStat {

    private static final int USER = 11;
    private static final int SYSTEM = 12;
    /** The unit in which Linux tells these times to programs, on every machine. */
    private static final Duration TICK = Duration.ofMillis(10);

    private ProcStat() {}

    /** Empty where there is no such file, or no such process. */
    static Optional<Duration> cpu(long pid) {
        try {
            return Optional.of(parse(Files.readString(Path.of("/proc/" + pid + "/stat"))));
        } catch (IOException none) {
            return Optional.empty();
        }
    }

    static Duration parse(String stat) {
        // The command stands in brackets and may hold blanks and brackets; the fields begin after it.
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).strip().split(" ");
        return TICK.multipliedBy(Long.parseLong(fields[USER]) + Long.parseLong(fields[SYSTEM]));
    }
}
