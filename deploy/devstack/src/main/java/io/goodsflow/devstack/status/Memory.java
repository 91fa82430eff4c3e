package io.goodsflow.devstack.status;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** How much memory a process holds, where the system tells. */
final class Memory {

    private static final String RESIDENT = "VmRSS:";

    private Memory() {}

    /** @return 0 where it is not known */
    static long residentMegabytes(long pid) {
        try {
            return Files.readAllLines(Path.of("/proc/" + pid + "/status")).stream()
                    .filter(line -> line.startsWith(RESIDENT))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
                    .findFirst()
                    .orElse(0);
        } catch (IOException notTold) {
            return 0;
        }
    }
}
