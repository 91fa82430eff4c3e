package io.goodsflow.devstack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Whole folders, copied and deleted. */
final class Folders {

    private Folders() {}

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
