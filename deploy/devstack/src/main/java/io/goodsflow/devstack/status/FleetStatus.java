package io.goodsflow.devstack.status;

import io.goodsflow.devstack.DevstackException;
import io.goodsflow.devstack.Server;
import io.goodsflow.devstack.ServiceName;
import io.goodsflow.devstack.Settings;
import io.goodsflow.devstack.probe.Actuator;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** All parts, asked at once; one that does not answer keeps nobody waiting for longer than the bound. */
public record FleetStatus(Path home, List<PartStatus> parts) {

    private static final long BOUND_SECONDS = 15;

    /** @param parts servers and services, in the order they are told of */
    public static FleetStatus look(Settings settings, List<Server> parts) {
        ExecutorService threads = Executors.newFixedThreadPool(parts.size(), work -> {
            Thread thread = new Thread(work, "status");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Callable<PartStatus>> looks = parts.stream()
                    .<Callable<PartStatus>>map(part -> () -> look(settings, part))
                    .toList();
            List<Future<PartStatus>> seen = threads.invokeAll(looks, BOUND_SECONDS, TimeUnit.SECONDS);
            List<PartStatus> all = new ArrayList<>();
            for (int i = 0; i < seen.size(); i++) {
                all.add(result(seen.get(i), parts.get(i)));
            }
            return new FleetStatus(settings.home().root(), all);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new DevstackException("Interrupted.", interrupted);
        } finally {
            threads.shutdownNow();
        }
    }

    public boolean isAllUp() {
        return parts.stream().allMatch(part -> part.state() == PartStatus.State.UP);
    }

    /** For people. */
    public List<String> table() {
        return StatusTable.lines(this);
    }

    /** For programs. */
    public String json() {
        return StatusJson.of(this);
    }

    long memoryMegabytes() {
        return parts.stream().mapToLong(PartStatus::residentMegabytes).sum();
    }

    private static PartStatus look(Settings settings, Server part) {
        return service(part)
                .map(service -> lookAtService(new Actuator(settings.managementPort(service)), part))
                .orElseGet(() -> seen(part, answers(part), ServiceFigures.NONE));
    }

    private static PartStatus lookAtService(Actuator actuator, Server part) {
        if (!part.isRunning()) {
            return seen(part, PartStatus.State.DOWN, ServiceFigures.NONE);
        }
        // Readiness alone, which balancers ask for, does not depend on the database.
        Optional<Actuator.Answer> serving = actuator.get("health/serving");
        if (serving.isPresent()) {
            PartStatus.State state = serving.get().isOk() ? PartStatus.State.UP : PartStatus.State.NOT_READY;
            return seen(part, state, ServiceFigures.ask(actuator, serving.get()));
        }
        boolean lives = actuator.get("health/liveness").isPresent();
        return lives
                ? seen(part, PartStatus.State.NOT_READY, ServiceFigures.WAITING)
                : seen(part, silent(part), ServiceFigures.NONE);
    }

    private static PartStatus.State answers(Server part) {
        return part.isRunning() && part.isHealthy() ? PartStatus.State.UP : silent(part);
    }

    private static PartStatus.State silent(Server part) {
        return part.isRunning() ? PartStatus.State.NOT_ANSWERING : PartStatus.State.DOWN;
    }

    private static PartStatus seen(Server part, PartStatus.State state, ServiceFigures figures) {
        long resident =
                part.pid().isPresent() ? Memory.residentMegabytes(part.pid().getAsLong()) : 0;
        return new PartStatus(part.name(), state, part.pid(), resident, figures);
    }

    private static PartStatus result(Future<PartStatus> seen, Server part) throws InterruptedException {
        try {
            return seen.get();
        } catch (CancellationException late) {
            return seen(part, silent(part), ServiceFigures.NONE);
        } catch (ExecutionException failed) {
            throw new DevstackException("Cannot tell how " + part.name() + " is: " + failed.getCause() + ".", failed);
        }
    }

    private static Optional<ServiceName> service(Server part) {
        return Arrays.stream(ServiceName.values())
                .filter(service -> service.module().equals(part.name()))
                .findFirst();
    }
}
