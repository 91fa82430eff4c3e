package io.goodsflow.devstack;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A service's boot jar laid out as separate jars, which starts faster and allows a class data archive. It is laid out
 * anew when the jar in the source tree has changed; a running service keeps its own copy through a build.
 */
record ServiceJar(Path jar, Path folder, Path log) {

    private static final String STAMP = ".made-from";
    private static final Duration EXTRACT_BOUND = Duration.ofMinutes(10);

    /** @return nothing when the service is not built */
    static Optional<ServiceJar> find(Repository repository, ServiceName service, Path folder, Path log) {
        Path target = repository.root().resolve(service.module()).resolve("target");
        try (Stream<Path> files = Files.isDirectory(target) ? Files.list(target) : Stream.empty()) {
            return files.filter(path -> isBootJar(path.getFileName().toString(), service.module()))
                    .findFirst()
                    .map(jar -> new ServiceJar(jar, folder, log));
        } catch (IOException failure) {
            throw new DevstackException("Cannot read " + target + ": " + failure + ".", failure);
        }
    }

    /** The folder that holds the jar to run and its libraries. */
    Path extracted() throws IOException {
        Path current = folder.resolve("app");
        if (isExtracted()) {
            return current;
        }
        Path filling = Folders.filling(folder, "app");
        Folders.delete(current);
        extractInto(filling);
        Files.writeString(filling.resolve(STAMP), identity());
        Files.move(filling, current, StandardCopyOption.ATOMIC_MOVE);
        return current;
    }

    /** Whether what is laid out came from this very jar. */
    boolean isExtracted() throws IOException {
        Path stamp = folder.resolve("app").resolve(STAMP);
        return Files.exists(stamp) && Files.readString(stamp).equals(identity());
    }

    private String identity() throws IOException {
        return Files.size(jar) + " bytes of " + Files.getLastModifiedTime(jar);
    }

    Path program(Path extracted) {
        return extracted.resolve(jar.getFileName());
    }

    private void extractInto(Path filling) throws IOException {
        Process process = new ProcessBuilder(List.of(
                        Java.program(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Djarmode=tools",
                        "-jar",
                        jar.toString(),
                        "extract",
                        "--destination",
                        filling.toString()))
                .redirectErrorStream(true)
                .redirectInput(new File("/dev/null"))
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
        try {
            if (!process.waitFor(EXTRACT_BOUND.toSeconds(), TimeUnit.SECONDS)) {
                throw new IOException("laying out " + jar + " took too long");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while laying out " + jar, interrupted);
        } finally {
            process.destroyForcibly();
        }
        if (process.exitValue() != 0) {
            throw new IOException("laying out " + jar + " failed, see " + log);
        }
    }

    private static boolean isBootJar(String name, String module) {
        return name.startsWith(module + "-")
                && name.endsWith(".jar")
                && !name.endsWith("-sources.jar")
                && !name.endsWith("-tests.jar")
                && !name.endsWith("-javadoc.jar");
    }
}
