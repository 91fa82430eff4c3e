package io.goodsflow.kit.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Keeps uploaded and produced files outside the database (architecture 6). A file appears whole or not at all.
 */
public interface FileStore {

    /**
     * Stores a stream under a new key.
     *
     * @param folder plain name such as {@code imports}
     * @param extension without dot
     * @param maxBytes bound; exceeding it stores nothing
     * @return what was stored
     * @throws FileTooLargeException above maxBytes
     */
    StoredFile store(String folder, String extension, InputStream content, long maxBytes) throws IOException;

    /** Stores what the writer writes under the given key, replacing an older file of that key in one step. */
    StoredFile write(String key, Writer writer) throws IOException;

    /** @throws java.nio.file.NoSuchFileException if there is none */
    InputStream open(String key) throws IOException;

    boolean exists(String key);

    /** Nothing happens if there is none. */
    void delete(String key) throws IOException;

    /** Writes a file's content; must not close the stream. */
    @FunctionalInterface
    interface Writer {
        void writeTo(OutputStream out) throws IOException;
    }
}
