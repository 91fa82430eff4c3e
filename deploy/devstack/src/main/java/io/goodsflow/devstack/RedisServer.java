package io.goodsflow.devstack;

import io.goodsflow.devstack.probe.RedisProbe;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** One Redis. What it may forget depends on what it is for. */
public final class RedisServer extends ManagedServer {

    /** STATE keeps every write it confirmed and refuses writes when it is full; CACHE may forget everything. */
    public enum Kind {
        STATE(
                Setting.REDIS_STATE_PORT,
                List.of("--appendonly", "yes", "--appendfsync", "always", "--maxmemory-policy", "noeviction")),
        CACHE(Setting.REDIS_CACHE_PORT, List.of("--appendonly", "no", "--maxmemory-policy", "allkeys-lru"));

        private final Setting setting;
        private final List<String> options;

        Kind(Setting setting, List<String> options) {
            this.setting = setting;
            this.options = options;
        }

        private String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final Duration BOUND = Duration.ofSeconds(60);

    private final int port;
    private final Kind kind;

    public RedisServer(Path home, int port, Kind kind) {
        super(new Home(home), "redis-" + kind.label());
        this.port = port;
        this.kind = kind;
    }

    @Override
    public boolean isHealthy() {
        return RedisProbe.answers(port);
    }

    @Override
    List<Port> ports() {
        return List.of(new Port(port, "Redis (" + kind.label() + ")", kind.setting.how()));
    }

    @Override
    List<String> prepare() {
        List<String> command = new ArrayList<>(List.of(
                Binaries.ofThisMachine().redis().toString(),
                "--bind",
                "127.0.0.1",
                "--port",
                Integer.toString(port),
                "--dir",
                folder().toString(),
                "--save",
                "",
                "--maxmemory",
                "128mb",
                "--set-proc-title",
                "no"));
        command.addAll(kind.options);
        return command;
    }

    @Override
    Map<String, String> environment() {
        return Map.of();
    }

    @Override
    Duration startBound() {
        return BOUND;
    }

    @Override
    Duration stopBound() {
        return BOUND;
    }
}
