package io.goodsflow.devstack;

import io.goodsflow.devstack.process.DetachedProcess;
import io.goodsflow.devstack.process.Wait;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;

/** What all servers have in common: find it again or start it, wait until it answers, say why it does not. */
abstract class ManagedServer implements Server {

    private static final int LINES_OF_LOG = 15;

    private final Home home;
    private final String name;
    private final DetachedProcess process;

    ManagedServer(Home home, String name) {
        this.home = home;
        this.name = name;
        this.process = new DetachedProcess(home.pidFile(name), home.log(name));
    }

    /** Every port the process will listen on. */
    abstract List<Port> ports();

    /** Makes ready what the command needs, and returns the command. */
    abstract List<String> prepare() throws IOException;

    abstract Map<String, String> environment();

    /** Whether what runs was built before what would be started now. */
    boolean runsOldProgram() {
        return false;
    }

    abstract Duration startBound();

    abstract Duration stopBound();

    @Override
    public final void start() {
        long logBegin = process.log().size();
        if (process.isAlive() && runsOldProgram()) {
            stop();
        }
        if (process.isAlive()) {
            process.adopt();
        } else {
            home.prepare();
            List<String> obstacles = obstacles();
            if (!obstacles.isEmpty()) {
                throw new DevstackException(String.join("\n", obstacles));
            }
            logBegin = process.log().size();
            process.spawn(command(), environment(), folder());
        }
        awaitHealthy(logBegin);
    }

    @Override
    public boolean stop() {
        return process.terminate(stopBound());
    }

    @Override
    public final void kill() {
        process.kill();
    }

    @Override
    public final List<String> obstacles() {
        return ports().stream().flatMap(port -> port.obstacle(home).stream()).toList();
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final boolean isRunning() {
        return process.isAlive();
    }

    @Override
    public final OptionalLong pid() {
        return process.pid();
    }

    final Home home() {
        return home;
    }

    /** Where it keeps what it needs. */
    Path folder() {
        return home.data(name);
    }

    final DetachedProcess process() {
        return process;
    }

    private List<String> command() {
        try {
            Files.createDirectories(folder());
            return prepare();
        } catch (IOException failure) {
            throw new DevstackException("Cannot prepare " + name + " in " + folder() + ": " + failure + ".", failure);
        }
    }

    private void awaitHealthy(long logBegin) {
        AtomicBoolean died = new AtomicBoolean();
        boolean healthy = Wait.until(startBound(), () -> {
            if (!process.isAlive()) {
                died.set(true);
                return true;
            }
            return isHealthy();
        });
        if (died.get() || !healthy) {
            throw new DevstackException(StartFailure.explain(
                    name,
                    died.get()
                            ? "ended before it was ready"
                            : "does not answer after " + startBound().toSeconds() + " s",
                    process.log().path(),
                    process.log().tail(logBegin, LINES_OF_LOG)));
        }
    }
}
