package io.goodsflow.devstack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The servers and the five services of one home. */
public final class Fleet {

    private final Settings settings;
    private final Devstack devstack;

    public Fleet(Settings settings) {
        this.settings = settings;
        this.devstack = new Devstack(settings);
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

    public void startServices(Progress progress) {
        Together.start(services(), progress);
    }

    /** Stops the services first, then the servers. */
    public void stop(Progress progress) {
        Together.stop(services(), progress);
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
        return new ServiceProcess(settings, name, Repository::find);
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
