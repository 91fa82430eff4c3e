package io.goodsflow.devstack;

import io.goodsflow.devstack.probe.MariaDbProbe;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** MariaDB at full durability: a confirmed transaction survives everything but the disk. */
public final class MariaDbServer extends ManagedServer {

    private static final Duration BOUND = Duration.ofSeconds(90);

    private final int port;
    private final Credentials credentials;

    public MariaDbServer(Path home, int port) {
        this(home, port, Credentials.local());
    }

    public MariaDbServer(Path home, int port, Credentials credentials) {
        super(new Home(home), "mariadb");
        this.port = port;
        this.credentials = credentials;
    }

    /** The folder of MariaDB's own programs: client, dump and server. */
    public static Path programs() {
        return Binaries.ofThisMachine().mariaDb().resolve("bin");
    }

    @Override
    public boolean isHealthy() {
        return MariaDbProbe.accepts(port, credentials.user(), credentials.password());
    }

    @Override
    List<Port> ports() {
        return List.of(new Port(port, "MariaDB", Setting.MARIADB_PORT.how()));
    }

    @Override
    List<String> prepare() throws IOException {
        Path base = Binaries.ofThisMachine().mariaDb();
        Path temporary = Files.createDirectories(folder().resolve("tmp"));
        MariaDbData data = new MariaDbData(base, folder(), home().log("mariadb-install"));
        data.installOnce();
        Path init = Files.writeString(folder().resolve("init.sql"), MariaDbData.accounts(credentials));

        List<String> command =
                new ArrayList<>(List.of(base.resolve("bin/mariadbd").toString(), "--no-defaults"));
        command.addAll(MariaDbData.asRoot());
        command.addAll(List.of(
                "--basedir=" + base,
                "--datadir=" + data.data(),
                "--tmpdir=" + temporary,
                // Relative to the data folder: the whole path of a socket may have 107 letters only.
                "--socket=m.sock",
                "--pid-file=" + folder().resolve("m.pid"),
                "--port=" + port,
                "--bind-address=127.0.0.1",
                "--skip-name-resolve",
                "--skip-ssl",
                "--init-file=" + init,
                "--innodb-buffer-pool-size=256M",
                "--innodb-log-file-size=64M",
                "--server-id=1",
                "--log-bin=binlog",
                "--binlog-format=ROW",
                "--binlog-expire-logs-seconds=604800",
                "--sync-binlog=1",
                "--innodb-flush-log-at-trx-commit=1",
                "--transaction-isolation=READ-COMMITTED",
                "--character-set-server=utf8mb4",
                "--collation-server=utf8mb4_unicode_ci",
                "--default-time-zone=+00:00",
                "--max-connections=300",
                "--performance-schema=OFF"));
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
