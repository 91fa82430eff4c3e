package io.goodsflow.devstack;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Enumeration;
import java.util.function.UnaryOperator;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A cache of unpacked artifacts. A folder in it is whole: it is filled under another name and then renamed. */
final class ExtractedFolders {

    private static final long LEAST_FREE_BYTES = 1024L * 1024 * 1024;

    private final Path root;

    ExtractedFolders(Path root) {
        this.root = root;
    }

    /** In {@code GOODSFLOW_CACHE}, else in the user's cache folder. */
    static ExtractedFolders ofThisUser() {
        String named = System.getenv("GOODSFLOW_CACHE");
        return new ExtractedFolders(
                named == null || named.isBlank()
                        ? Path.of(System.getProperty("user.home"), ".cache", "goodsflow")
                        : Path.of(named));
    }

    /**
     * @param rename the path of an entry inside the folder; empty for an entry to leave out
     */
    Path folder(String name, Path artifact, UnaryOperator<String> rename) {
        Path folder = root.resolve(name);
        if (Files.isDirectory(folder)) {
            return folder;
        }
        try {
            Files.createDirectories(root);
            requireSpace();
            Path filling = Files.createTempDirectory(root, ".filling-");
            try {
                unpack(artifact, filling, rename);
                publish(filling, folder);
            } finally {
                Folders.delete(filling);
            }
            return folder;
        } catch (IOException failure) {
            throw new DevstackException(
                    "Cannot unpack " + artifact.getFileName() + " into " + root + ": " + failure
                            + ". Is the disk full? GOODSFLOW_CACHE names another place.",
                    failure);
        }
    }

    private void requireSpace() throws IOException {
        long free = Files.getFileStore(root).getUsableSpace();
        if (free < LEAST_FREE_BYTES) {
            throw new DevstackException("The disk under " + root + " is full: " + free / (1024 * 1024)
                    + " MB are free, and unpacking the servers needs 1024 MB. GOODSFLOW_CACHE names another place.");
        }
    }

    private static void unpack(Path artifact, Path filling, UnaryOperator<String> rename) throws IOException {
        int files = 0;
        try (ZipFile zip = new ZipFile(artifact.toFile())) {
            for (Enumeration<? extends ZipEntry> all = zip.entries(); all.hasMoreElements(); ) {
                ZipEntry entry = all.nextElement();
                String name = entry.isDirectory() ? "" : rename.apply(entry.getName());
                if (name.isEmpty()) {
                    continue;
                }
                Path file = filling.resolve(name).normalize();
                if (!file.startsWith(filling)) {
                    throw new IOException("the entry " + entry.getName() + " leads out of the folder");
                }
                Files.createDirectories(file.getParent());
                try (InputStream in = zip.getInputStream(entry)) {
                    Files.copy(in, file);
                }
                // A jar keeps no modes; what is a program and what is not makes no difference here.
                file.toFile().setExecutable(true, true);
                files++;
            }
        }
        if (files == 0) {
            throw new IOException("it holds nothing for this platform");
        }
    }

    private static void publish(Path filling, Path folder) throws IOException {
        try {
            Files.move(filling, folder, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException refused) {
            // A rename onto a folder that is not empty has no exception of its own.
            if (!Files.isDirectory(folder)) {
                throw refused;
            }
            // Another launcher, or another server of this one, was faster with the same content.
        }
    }
}
