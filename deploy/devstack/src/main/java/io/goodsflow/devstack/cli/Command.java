package io.goodsflow.devstack.cli;

import io.goodsflow.devstack.Fleet;
import io.goodsflow.devstack.LauncherLock;
import io.goodsflow.devstack.MariaDbServer;
import io.goodsflow.devstack.Progress;
import io.goodsflow.devstack.Settings;
import io.goodsflow.devstack.status.FleetStatus;
import java.util.function.Consumer;

/** What the launcher can do, each with the word that asks for it. */
enum Command {
    UP("up") {
        @Override
        int run(Settings settings, Progress progress) {
            return locked(settings, progress, fleet -> fleet.start(progress));
        }
    },
    DOWN("down") {
        @Override
        int run(Settings settings, Progress progress) {
            return locked(settings, progress, fleet -> fleet.stop(progress));
        }
    },
    SERVERS_UP("servers-up") {
        @Override
        int run(Settings settings, Progress progress) {
            return locked(settings, progress, fleet -> fleet.devstack().start(progress));
        }
    },
    SERVERS_DOWN("servers-down") {
        @Override
        int run(Settings settings, Progress progress) {
            return locked(settings, progress, fleet -> fleet.devstack().stop(progress));
        }
    },
    SERVICES_UP("services-up") {
        @Override
        int run(Settings settings, Progress progress) {
            return locked(settings, progress, fleet -> fleet.startServices(progress));
        }
    },
    KILL("kill") {
        @Override
        int run(Settings settings, Progress progress) {
            return locked(settings, progress, Fleet::kill);
        }
    },
    STATUS("status") {
        @Override
        int run(Settings settings, Progress progress) {
            return Status.table(FleetStatus.look(settings, new Fleet(settings).all()), progress);
        }
    },
    STATUS_JSON("status-json") {
        @Override
        int run(Settings settings, Progress progress) {
            return Status.json(FleetStatus.look(settings, new Fleet(settings).all()), progress);
        }
    },
    SERVERS_STATUS("servers-status") {
        @Override
        int run(Settings settings, Progress progress) {
            return Status.table(
                    FleetStatus.look(settings, new Fleet(settings).devstack().servers()), progress);
        }
    },
    PORTS("ports") {
        @Override
        int run(Settings settings, Progress progress) {
            return Ports.tell(new Fleet(settings), progress);
        }
    },
    DATABASE_PROGRAMS("database-programs") {
        @Override
        int run(Settings settings, Progress progress) {
            progress.tell(MariaDbServer.programs().toString());
            return 0;
        }
    },
    ENVIRONMENT("environment") {
        @Override
        int run(Settings settings, Progress progress) {
            settings.asEnvironment().forEach((name, value) -> progress.tell(name + "=" + value));
            return 0;
        }
    };

    private final String word;

    Command(String word) {
        this.word = word;
    }

    String word() {
        return word;
    }

    /** @return the exit code */
    abstract int run(Settings settings, Progress progress);

    private static int locked(Settings settings, Progress progress, Consumer<Fleet> work) {
        try (LauncherLock lock = LauncherLock.take(settings.home(), progress)) {
            work.accept(new Fleet(settings));
            return 0;
        }
    }
}
