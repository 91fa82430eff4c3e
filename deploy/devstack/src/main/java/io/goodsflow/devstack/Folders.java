package io.goodsflow.devstack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Whole folders, copied and deleted. */
final class Folders {

    private Folders() {}

    /**
     * An empty folder to fill before it takes its final name. Each has a name of its own: what a killed launcher began
     * may still be at work on another.
     */
    static Path filling(Path parent, String name) throws IOException {
        Files.createDirectories(parent);
        String prefix = name + ".filling-";
        try (Stream<Path> leftBehind = Files.list(parent)) {
            for (Path old : leftBehind
                    .filter(path -> path.getFileName().toString().startsWith(prefix))
                    .toList()) {
                deleteIfIdle(old);
            }
        }
        return Files.createTempDirectory(parent, prefix);
    }

    private static void deleteIfIdle(Path folder) throws IOException {
        try {
            delete(folder);
        } catch (DirectoryNotEmptyException stillAtWork) {
            // The next one will find it idle.
        }
    }

    static void delete(Path folder) throws IOException {
        if (Files.notExists(folder)) {
            return;
        }
        for (Path path : contents(folder, Comparator.reverseOrder())) {
            Files.deleteIfExists(path);
        }
    }

    static void copy(Path from, Path to) throws IOException {
        for (Path path : contents(from, Comparator.naturalOrder())) {
            Path target = to.resolve(from.relativize(path).toString());
            if (Files.isDirectory(path)) {
                Files.createDirectories(target);
            } else {
                Files.copy(path, target);
            }
        }
    }

    private static List<Path> contents(Path folder, Comparator<Path> order) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.sorted(order).toList();
        } catch (UncheckedIOException failure) {
            throw failure.getCause();
        }
    }
}
