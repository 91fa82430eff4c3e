package io.goodsflow.devstack.process;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** The output of a process. At a start one that has grown big becomes the previous one, and the one before is gone. */
public record LogFile(Path path) {

    private static final long ROTATE_BYTES = 16L * 1024 * 1024;
    private static final int TAIL_BYTES = 16 * 1024;

    void rotate() {
        try {
            if (size() > ROTATE_BYTES) {
                Files.move(path, path.resolveSibling(path.getFileName() + ".1"), StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** How long it is now: where the output of a process started next begins. */
    public long size() {
        try {
            return Files.exists(path) ? Files.size(path) : 0;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The last lines written since the given position, oldest first. */
    public List<String> tail(long since, int lines) {
        long end = size();
        long start = Math.max(Math.min(since, end), end - TAIL_BYTES);
        byte[] bytes = new byte[(int) (end - start)];
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
            file.seek(start);
            file.readFully(bytes);
        } catch (IOException failure) {
            return List.of();
        }
        List<String> all = new String(bytes, StandardCharsets.UTF_8).lines().toList();
        return all.subList(Math.max(0, all.size() - lines), all.size());
    }
}
