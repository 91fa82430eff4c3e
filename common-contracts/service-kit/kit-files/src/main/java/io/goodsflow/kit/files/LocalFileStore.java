package io.goodsflow.kit.files;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.UUID;

/**
 * Files in one local folder: written beside, forced to the disk, then renamed into place, so that neither a crash nor a
 * reader ever meets half a file.
 */
final class LocalFileStore implements FileStore {

    private static final int BUFFER = 64 * 1024;
    private static final Duration LONGER_THAN_ANY_WRITE = Duration.ofDays(1);
    private static final String UNFINISHED = ".unfinished";

    private final Path root;
    private final Path unfinished;

    LocalFileStore(Path root) throws IOException {
        this.root = Files.createDirectories(root.toAbsolutePath().normalize()).toRealPath();
        this.unfinished = Files.createDirectories(this.root.resolve(UNFINISHED));
        sweep();
    }

    /** Removes what a crash left half written; a day is longer than any file takes, also one of another process. */
    private void sweep() throws IOException {
        Instant oldest = Instant.now().minus(LONGER_THAN_ANY_WRITE);
        try (DirectoryStream<Path> drafts = Files.newDirectoryStream(unfinished)) {
            for (Path draft : drafts) {
                if (Files.getLastModifiedTime(draft).toInstant().isBefore(oldest)) {
                    Files.deleteIfExists(draft);
                }
            }
        }
    }

    @Override
    public StoredFile store(String folder, String extension, InputStream content, long maxBytes) throws IOException {
        String day = LocalDate.now(ZoneOffset.UTC).toString();
        String key = FileKey.of(folder, day, UUID.randomUUID().toString(), extension.toLowerCase(Locale.ROOT));
        return put(key, maxBytes, content::transferTo);
    }

    @Override
    public StoredFile write(String key, Writer writer) throws IOException {
        return put(FileKey.checked(key), Long.MAX_VALUE, writer);
    }

    @Override
    public InputStream open(String key) throws IOException {
        Path file = pathOf(key);
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new NoSuchFileException(key);
        }
        return Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS);
    }

    @Override
    public boolean exists(String key) {
        return Files.isRegularFile(pathOf(key), LinkOption.NOFOLLOW_LINKS);
    }

    @Override
    public void delete(String key) throws IOException {
        Path file = pathOf(key);
        if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            Files.deleteIfExists(file);
        }
    }

    private StoredFile put(String key, long maxBytes, Writer writer) throws IOException {
        Path target = pathOf(key);
        Path draft = unfinished.resolve(UUID.randomUUID().toString());
        try {
            StoredFile stored = writeDraft(draft, key, maxBytes, writer);
            Path folder = createFolders(target);
            Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            force(folder);
            return stored;
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    private static StoredFile writeDraft(Path draft, String key, long maxBytes, Writer writer) throws IOException {
        try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            MeasuringStream measured = new MeasuringStream(Channels.newOutputStream(channel), maxBytes);
            OutputStream buffered = new BufferedOutputStream(measured, BUFFER);
            writer.writeTo(new Unclosable(buffered));
            buffered.flush();
            channel.force(true);
            return measured.as(key);
        }
    }

    /** Each new folder's own entry is forced too: a file in a folder that the crash forgot is lost as well. */
    private Path createFolders(Path target) throws IOException {
        Path folder = root;
        Path inner = root.relativize(target).getParent();
        if (inner == null) {
            return root;
        }
        for (Path name : inner) {
            Path next = folder.resolve(name);
            if (!Files.isDirectory(next, LinkOption.NOFOLLOW_LINKS)) {
                Files.createDirectories(next);
                force(folder);
            }
            folder = next;
        }
        return folder;
    }

    private static void force(Path folder) throws IOException {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }

    private Path pathOf(String key) {
        Path file = root.resolve(FileKey.checked(key)).normalize();
        if (!file.startsWith(root)) {
            throw new IllegalArgumentException("not a file key");
        }
        return file;
    }

    /** A writer that closes the stream all the same must not end the file before it is forced to the disk. */
    private static final class Unclosable extends FilterOutputStream {

        Unclosable(OutputStream out) {
            super(out);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            out.write(bytes, offset, length);
        }

        @Override
        public void close() throws IOException {
            flush();
        }
    }
}
