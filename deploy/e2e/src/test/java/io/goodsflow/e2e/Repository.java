package io.goodsflow.e2e;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where the sources stand. */
final class Repository {

    private Repository() {}

    /** The folder with deploy/fleet, found upwards from the working directory. */
    static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.exists(folder.resolve("deploy/fleet"))) {
            folder = folder.getParent();
        }
        if (folder == null) {
            throw new IllegalStateException(
                    "not inside a clone of the project: no deploy/fleet above the working directory");
        }
        return folder;
    }
}
