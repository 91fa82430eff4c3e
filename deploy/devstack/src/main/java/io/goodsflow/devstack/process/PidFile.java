package io.goodsflow.devstack.process;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Properties;

/**
 * Remembers a process across launchers. The process itself writes its number before it becomes the server, so none is
 * ever lost; the launcher then adds the start mark, so that a recycled number is never taken for it.
 */
final class PidFile {

    private static final Duration WRITTEN_AFTER_START = Duration.ofSeconds(10);

    private final Path path;

    PidFile(Path path) {
        this.path = path;
    }

    Path path() {
        return path;
    }

    /** The remembered process when it still lives. */
    OptionalLong livingPid() {
        Properties entry = read();
        String pid = entry.getProperty("pid");
        if (pid == null || pid.isBlank()) {
            return OptionalLong.empty();
        }
        long number = Long.parseLong(pid.strip());
        String started = entry.getProperty("started");
        boolean same = started == null
                ? startedBeforeThisFile(number)
                : ProcessIdentity.of(number).filter(started::equals).isPresent();
        return same ? OptionalLong.of(number) : OptionalLong.empty();
    }

    /** Adds the start mark to the number that the process wrote. */
    void seal() {
        String pid = read().getProperty("pid");
        if (pid == null) {
            return;
        }
        Optional<String> started = ProcessIdentity.of(Long.parseLong(pid.strip()));
        if (started.isPresent()) {
            write("pid=" + pid.strip() + "\nstarted=" + started.get() + "\n");
        }
    }

    void delete() {
        try {
            Files.deleteIfExists(path);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The launcher died between the two writes: whatever got the number later also started later. */
    private boolean startedBeforeThisFile(long pid) {
        if (ProcessIdentity.of(pid).isEmpty()) {
            return false;
        }
        try {
            Instant written = Files.getLastModifiedTime(path).toInstant();
            return ProcessIdentity.startInstant(pid)
                    .filter(start -> !start.isAfter(written.plus(WRITTEN_AFTER_START)))
                    .isPresent();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private Properties read() {
        Properties entry = new Properties();
        try {
            entry.load(new StringReader(Files.readString(path)));
        } catch (NoSuchFileException none) {
            return entry;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return entry;
    }

    private void write(String content) {
        try {
            Path fresh = Files.writeString(path.resolveSibling(path.getFileName() + ".new"), content);
            Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
