package io.goodsflow.devstack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The data folder of MariaDB: made once and whole, and never written by the launcher again. */
record MariaDbData(Path base, Path folder, Path log) {

    private static final Duration INSTALL_BOUND = Duration.ofSeconds(120);
    private static final List<String> SCHEMAS =
            List.of("goodsflow_product", "goodsflow_inventory", "goodsflow_qc", "goodsflow_supply");

    void installOnce() throws IOException {
        Path data = data();
        if (Files.isDirectory(data)) {
            return;
        }
        Path filling = Folders.filling(folder, "data");
        List<String> command = new ArrayList<>(
                List.of(base.resolve("scripts/mariadb-install-db").toString(), "--no-defaults"));
        command.addAll(asRoot());
        command.addAll(List.of(
                "--force",
                "--skip-name-resolve",
                "--skip-test-db",
                "--auth-root-authentication-method=normal",
                "--basedir=" + base,
                "--datadir=" + filling));
        run(command);
        Files.move(filling, data, StandardCopyOption.ATOMIC_MOVE);
    }

    Path data() {
        return folder.resolve("data");
    }

    /** MariaDB runs as root only when told so. */
    static List<String> asRoot() {
        return System.getProperty("user.name").equals("root") ? List.of("--user=root") : List.of();
    }

    /** Runs at every start, one statement a line, each of which may find its work done. */
    static String accounts(Credentials credentials) {
        String account = "'" + credentials.user() + "'@'127.0.0.1'";
        String identified = account + " IDENTIFIED BY '" + credentials.password() + "'";
        List<String> statements = new ArrayList<>();
        SCHEMAS.forEach(schema -> statements.add("CREATE DATABASE IF NOT EXISTS " + schema));
        statements.add("CREATE USER IF NOT EXISTS " + identified);
        statements.add("ALTER USER " + identified);
        statements.add("GRANT ALL PRIVILEGES ON `goodsflow\\_%`.* TO " + account);
        statements.add("GRANT ALL PRIVILEGES ON `test\\_%`.* TO " + account);
        // The administrator has no password: he may come by the socket in the owner's folder only.
        statements.add("DROP USER IF EXISTS 'root'@'127.0.0.1', 'root'@'::1'");
        return String.join(";\n", statements) + ";\n";
    }

    private void run(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            if (!process.waitFor(INSTALL_BOUND.toSeconds(), TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new IOException("making the database took too long, see " + log);
            }
        } catch (InterruptedException interrupted) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while making the database", interrupted);
        }
        if (process.exitValue() != 0) {
            throw new IOException("making the database failed, see " + log);
        }
    }
}
