package io.goodsflow.devstack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The servers and the five services of one home. */
public final class Fleet {

    /** What is called before what calls it, so that a new version never asks an old one; the way in is last. */
    private static final List<ServiceName> CALLED_FIRST = List.of(
            ServiceName.INVENTORY, ServiceName.QC, ServiceName.PRODUCT, ServiceName.SUPPLY, ServiceName.GATEWAY);

    private final Settings settings;
    private final Devstack devstack;
    private final Map<String, String> detours;

    public Fleet(Settings settings) {
        this(settings, Map.of());
    }

    private Fleet(Settings settings, Map<String, String> detours) {
        this.settings = settings;
        this.devstack = new Devstack(settings);
        this.detours = Map.copyOf(detours);
    }

    /**
     * The same fleet, but services that it starts are told these variables instead of those of the settings: another port
     * for a server or a peer, behind which somebody passes on what they say.
     */
    public Fleet withDetours(Map<String, String> variables) {
        return new Fleet(settings, variables);
    }

    /** The fleet that the environment variables of this process tell of. */
    public static Fleet fromEnvironment() {
        return new Fleet(Settings.ofFleet(System.getenv()));
    }

    /** Starts what does not run yet, the servers first, and returns when every service is ready. */
    public void start(Progress progress) {
        devstack.start(progress);
        startServices(progress);
    }

    /** Those that run an older program are replaced one after the other, all others started together. */
    public void startServices(Progress progress) {
        Replacement.of(
                        CALLED_FIRST.stream().<Server>map(this::service).toList(),
                        server -> server instanceof ServiceProcess service && service.runsOldProgram())
                .start(progress);
    }

    public void stopServices(Progress progress) {
        Together.stop(services(), progress);
    }

    /** Stops the services first, then the servers. */
    public void stop(Progress progress) {
        stopServices(progress);
        devstack.stop(progress);
    }

    /** Ends everything at once, as a power cut would: for data that nobody needs any more. */
    public void kill() {
        services().forEach(Server::kill);
        devstack.servers().forEach(Server::kill);
    }

    public Settings settings() {
        return settings;
    }

    public Devstack devstack() {
        return devstack;
    }

    public Server service(ServiceName name) {
        return new ServiceProcess(settings, name, Repository::find, detours);
    }

    public List<Server> services() {
        return Arrays.stream(ServiceName.values()).map(this::service).toList();
    }

    /** Servers and services, in the order they start. */
    public List<Server> all() {
        List<Server> all = new ArrayList<>(devstack.servers());
        all.addAll(services());
        return all;
    }
}
