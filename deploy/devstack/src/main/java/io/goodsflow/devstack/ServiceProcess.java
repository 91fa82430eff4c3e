package io.goodsflow.devstack;

import io.goodsflow.devstack.probe.HttpProbe;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** One service of the fleet. */
final class ServiceProcess extends ManagedServer {

    /** A process that dies is seen at once; this is for one that lives on a machine with a hundred things to do. */
    private static final Duration START_BOUND = Duration.ofMinutes(10);
    /** The first run also writes its class archive while it ends. */
    private static final Duration STOP_BOUND = Duration.ofSeconds(60);

    private final Settings settings;
    private final ServiceName service;
    private final Supplier<Repository> repository;
    private final Map<String, String> detours;
    private final Duration stopBound;

    ServiceProcess(Settings settings, ServiceName service, Supplier<Repository> repository) {
        this(settings, service, repository, Map.of(), STOP_BOUND);
    }

    /** @param detours variables that the service is told instead of those of the settings */
    ServiceProcess(
            Settings settings, ServiceName service, Supplier<Repository> repository, Map<String, String> detours) {
        this(settings, service, repository, detours, STOP_BOUND);
    }

    /** @param stopBound after which one that was asked to end is killed */
    ServiceProcess(
            Settings settings,
            ServiceName service,
            Supplier<Repository> repository,
            Map<String, String> detours,
            Duration stopBound) {
        super(settings.home(), service.module());
        this.repository = repository;
        this.detours = detours;
        this.stopBound = stopBound;
        this.settings = settings;
        this.service = service;
    }

    @Override
    public boolean isHealthy() {
        return HttpProbe.isReady(settings.port(service.managementPort()));
    }

    @Override
    public boolean stop() {
        boolean ran = isRunning();
        boolean byItself = super.stop();
        if (ran && byItself) {
            archive().publish();
        }
        return byItself;
    }

    /** Apart from the data: a service keeps its data in the servers, this is only its program. */
    @Override
    Path folder() {
        return home().data("apps").resolve(name());
    }

    @Override
    List<Port> ports() {
        return List.of(
                new Port(
                        settings.port(service.port()),
                        service.module(),
                        service.port().how()),
                new Port(
                        settings.port(service.managementPort()),
                        "the health of " + service.module(),
                        service.managementPort().how()));
    }

    @Override
    List<String> prepare() throws IOException {
        ServiceJar jar = jar().orElseThrow(() -> new DevstackException(
                "There is no jar of " + service.module() + ". Build it: mvn package -DskipTests"));
        List<String> command = new ArrayList<>();
        command.add(Java.program());
        command.addAll(List.of(
                "-Xmx" + settings.value(service.heap()),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dfile.encoding=UTF-8",
                "-Duser.timezone=UTC",
                "-Drocketmq.log.root=" + home().logs().resolve("rocketmq-client-" + name()),
                "-Drocketmq.client.logUseSlf4j=true"));
        Path extracted = jar.extracted();
        if (settings.isOn(Setting.CLASS_ARCHIVE)) {
            command.addAll(archive().options());
        }
        command.addAll(List.of("-jar", jar.program(extracted).toString()));
        return command;
    }

    @Override
    boolean runsOldProgram() {
        try {
            Optional<ServiceJar> built = jar();
            return built.isPresent() && !built.get().isExtracted();
        } catch (IOException failure) {
            throw new DevstackException("Cannot tell which build of " + name() + " runs: " + failure + ".", failure);
        }
    }

    private Optional<ServiceJar> jar() {
        return ServiceJar.find(repository.get(), service, folder(), home().log(name()));
    }

    @Override
    Map<String, String> environment() {
        Map<String, String> all = new HashMap<>(settings.asEnvironment());
        all.putAll(detours);
        all.put("SPRING_PROFILES_ACTIVE", "local");
        all.put("MALLOC_ARENA_MAX", "2");
        all.put("GOODSFLOW_LOGGING_FORMAT", "json");
        all.put("GOODSFLOW_TRACING_FOLDER", home().traces().toString());
        return all;
    }

    @Override
    Duration startBound() {
        return START_BOUND;
    }

    @Override
    Duration stopBound() {
        return stopBound;
    }

    /** It lies with the extracted jar, so that it goes when the jar changes. */
    private ClassArchive archive() {
        return new ClassArchive(folder().resolve("app"));
    }
}
