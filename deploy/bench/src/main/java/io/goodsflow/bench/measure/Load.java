package io.goodsflow.bench.measure;

import java.lang.management.ManagementFactory;

/**
 * What else the machine had to do.
 *
 * @param before one-minute load average when the line began, negative if the system does not tell
 * @param after the same when it ended; the line itself has a part in it
 */
public record Load(int cores, double before, double after) {

    public static double now() {
        return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    }
}
