package io.goodsflow.devstack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * The class data archive of a service: its first run writes one when it ends, later runs start from it and save about
 * 40% of the work. It never decides whether a start succeeds: Java ignores an archive that does not fit.
 */
record ClassArchive(Path folder) {

    List<String> options() throws IOException {
        if (Files.exists(archive())) {
            return List.of(
                    "-Xshare:auto", "-XX:SharedArchiveFile=" + archive(), "-Xlog:cds=off", "-Xlog:class+path=off");
        }
        Files.deleteIfExists(fresh());
        return List.of(
                "-XX:ArchiveClassesAtExit=" + fresh(),
                "-Xlog:cds=off",
                "-Xlog:cds+dynamic=off",
                "-Xlog:class+path=off");
    }

    /** Takes up what a run wrote, once that run has ended by itself: a half-written archive is never used. */
    void publish() {
        try {
            if (Files.exists(fresh())) {
                Files.move(fresh(), archive(), StandardCopyOption.ATOMIC_MOVE);
            }
        } catch (IOException failure) {
            throw new DevstackException("Cannot keep the class archive " + archive() + ": " + failure + ".", failure);
        }
    }

    /** Java reads only what the very same Java wrote. */
    private Path archive() {
        String version = System.getProperty("java.vm.version").replaceAll("[^A-Za-z0-9.]", "-");
        return folder.resolve("classes-" + version + ".jsa");
    }

    private Path fresh() {
        return folder.resolve("classes.jsa.new");
    }
}
