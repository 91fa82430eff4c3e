package io.goodsflow.devstack;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** The source tree: the built services and the class paths of the servers lie in it. */
public record Repository(Path root) {

    private static final String ENVIRONMENT = "GOODSFLOW_REPO";
    private static final Path SERVERS = Path.of("deploy", "devstack", "servers");

    /** Found from {@code GOODSFLOW_REPO}, or from the current folder upwards. */
    public static Repository find() {
        String named = System.getenv(ENVIRONMENT);
        Path start = Path.of(named == null || named.isBlank() ? System.getProperty("user.dir") : named)
                .toAbsolutePath();
        for (Path folder = start; folder != null; folder = folder.getParent()) {
            if (Files.exists(folder.resolve(SERVERS).resolve("pom.xml"))) {
                return new Repository(folder);
            }
        }
        throw new DevstackException(
                "The Goodsflow source tree is not above " + start + ". Name it in " + ENVIRONMENT + ".");
    }

    /** The artifacts that the server binaries are taken from. */
    List<Path> binaries() {
        return classPath("binaries.classpath").stream().map(Path::of).toList();
    }

    /** The libraries of RocketMQ, without our own classes. */
    List<String> rocketMq() {
        return classPath("rocketmq.classpath");
    }

    Path rocketMqHostClasses() {
        return requireBuilt(target().resolve("classes"));
    }

    private List<String> classPath(String file) {
        try {
            String line = Files.readString(requireBuilt(target().resolve(file))).strip();
            return Arrays.asList(line.split(File.pathSeparator));
        } catch (IOException failure) {
            throw new DevstackException("Cannot read the class path of the servers: " + failure + ".", failure);
        }
    }

    private Path target() {
        return root.resolve(SERVERS).resolve("target");
    }

    private static Path requireBuilt(Path path) {
        if (Files.notExists(path)) {
            throw new DevstackException(path + " is missing. Build it: mvn -pl " + SERVERS + " package -DskipTests");
        }
        return path;
    }
}
