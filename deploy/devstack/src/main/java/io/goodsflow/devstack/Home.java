package io.goodsflow.devstack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** The one data folder of a fleet: everything in it belongs to the fleet, and nothing else does. */
public record Home(Path root) {

    static final long LEAST_FREE_BYTES = 512L * 1024 * 1024;

    public Home {
        root = root.toAbsolutePath().normalize();
    }

    public Path logs() {
        return root.resolve("logs");
    }

    /** Where the services write their spans. */
    public Path traces() {
        return root.resolve("traces");
    }

    Path run() {
        return root.resolve("run");
    }

    Path pidFile(String name) {
        return run().resolve(name + ".pid");
    }

    public Path log(String name) {
        return logs().resolve(name + ".log");
    }

    Path data(String name) {
        return root.resolve(name);
    }

    /** Makes the folders, readable by their owner only, and refuses a place that cannot hold a fleet. */
    void prepare() {
        try {
            if (Files.notExists(root)) {
                Files.createDirectories(
                        root, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            }
            requireOwn(root);
            Files.createDirectories(logs());
            Files.createDirectories(run());
            long free = Files.getFileStore(root).getUsableSpace();
            if (free < LEAST_FREE_BYTES) {
                throw new DevstackException("The disk under " + root + " is full: " + free / (1024 * 1024)
                        + " MB are free, at least " + LEAST_FREE_BYTES / (1024 * 1024)
                        + " MB are needed. Free some space, or choose another place with GOODSFLOW_HOME.");
            }
        } catch (IOException failure) {
            throw new DevstackException(
                    "Cannot use the data folder " + root + ": " + failure + ". Choose another with GOODSFLOW_HOME.",
                    failure);
        }
    }

    /** Root may read everything, yet a server started by root over a user's data would lock that user out. */
    private static void requireOwn(Path folder) throws IOException {
        String owner = Files.getOwner(folder).getName();
        String user = System.getProperty("user.name");
        if (!owner.equals(user)) {
            throw new DevstackException("The data folder " + folder + " belongs to " + owner + ", and you are " + user
                    + ". Choose another with GOODSFLOW_HOME.");
        }
    }
}
