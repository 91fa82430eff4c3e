package io.goodsflow.devstack.cli;

import io.goodsflow.devstack.Progress;
import io.goodsflow.devstack.Server;
import io.goodsflow.devstack.Settings;
import java.util.List;
import java.util.Locale;

/** One line for each process; all well is exit code 0. */
final class Status {

    private static final int NOT_ALL_UP = 3;

    private Status() {}

    static int tell(Settings settings, List<Server> servers, Progress progress) {
        progress.tell("home " + settings.home().root());
        long memory = 0;
        boolean all = true;
        for (Server server : servers) {
            boolean healthy = server.isRunning() && server.isHealthy();
            all &= healthy;
            long resident = server.pid().isPresent()
                    ? Memory.residentMegabytes(server.pid().getAsLong())
                    : 0;
            memory += resident;
            progress.tell(String.format(
                    Locale.ROOT,
                    "  %-18s %-14s %s",
                    server.name(),
                    healthy ? "up" : server.isRunning() ? "not answering" : "down",
                    server.pid().isPresent() ? "pid " + server.pid().getAsLong() + ", " + resident + " MB" : ""));
        }
        progress.tell("  memory in all " + memory + " MB");
        return all ? 0 : NOT_ALL_UP;
    }
}
