package io.goodsflow.kit.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every file store must do, whatever it keeps its files in; each adapter's test extends this. */
abstract class FileStoreContract {

    private static final long MAX = 1024;

    /** The store under test, empty. */
    abstract FileStore store();

    /** Number of files the store holds in all, half written ones included. */
    abstract long filesInAll() throws IOException;

    @Test
    void aStoredFileComesBackAsItWas() throws IOException {
        StoredFile stored = store().store("imports", "xlsx", bytes("hello"), MAX);

        assertThat(stored.size()).isEqualTo(5);
        assertThat(stored.sha256()).isEqualTo("2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824");
        assertThat(stored.key()).startsWith("imports/").endsWith(".xlsx").hasSizeLessThanOrEqualTo(255);
        assertThat(store().exists(stored.key())).isTrue();
        assertThat(read(stored.key())).isEqualTo("hello");
    }

    @Test
    void everyStoredFileHasAKeyOfItsOwn() throws IOException {
        Set<String> keys = new HashSet<>();
        for (int i = 0; i < 50; i++) {
            keys.add(store().store("imports", "csv", bytes("same"), MAX).key());
        }

        assertThat(keys).hasSize(50);
    }

    @Test
    void anEmptyFileIsAFile() throws IOException {
        StoredFile stored = store().store("imports", "csv", bytes(""), MAX);

        assertThat(stored.size()).isZero();
        assertThat(read(stored.key())).isEmpty();
    }

    @Test
    void aFileUpToTheBoundIsStoredAndALongerOneLeavesNothing() throws IOException {
        assertThat(store().store("imports", "csv", bytes("x".repeat(1024)), MAX).size())
                .isEqualTo(1024);
        long before = filesInAll();

        assertThatThrownBy(() -> store().store("imports", "csv", bytes("x".repeat(1025)), MAX))
                .isInstanceOfSatisfying(FileTooLargeException.class, e -> assertThat(e.maxBytes())
                        .isEqualTo(MAX));
        assertThatThrownBy(() -> store().store("imports", "csv", endless(), MAX))
                .isInstanceOf(FileTooLargeException.class);
        assertThat(filesInAll()).isEqualTo(before);
    }

    @Test
    void aStreamThatBreaksLeavesNothing() throws IOException {
        InputStream broken = new InputStream() {
            private int left = 100;

            @Override
            public int read() throws IOException {
                if (left == 0) {
                    throw new IOException("the upload broke off");
                }
                left--;
                return 'x';
            }
        };

        assertThatThrownBy(() -> store().store("imports", "csv", broken, MAX)).hasMessage("the upload broke off");
        assertThat(filesInAll()).isZero();
    }

    @Test
    void aFileIsWrittenUnderItsKeyAndReplacedInOneStep() throws IOException {
        String key = "errors/task-7.xlsx";
        store().write(key, out -> out.write("first".getBytes(StandardCharsets.UTF_8)));

        assertThatThrownBy(() -> store().write(key, out -> {
                    out.write("half".getBytes(StandardCharsets.UTF_8));
                    throw new IOException("broke off");
                }))
                .hasMessage("broke off");
        assertThat(read(key))
                .as("the older file stays until the newer is whole")
                .isEqualTo("first");

        StoredFile second = store().write(key, out -> {
            out.write("second".getBytes(StandardCharsets.UTF_8));
            out.close();
        });
        assertThat(second.key()).isEqualTo(key);
        assertThat(second.size()).isEqualTo(6);
        assertThat(read(key)).isEqualTo("second");
        assertThat(filesInAll()).isEqualTo(1);
    }

    @Test
    void aReaderGoesOnReadingTheFileItOpened() throws IOException {
        String key = "errors/task-8.csv";
        store().write(key, out -> out.write("first".getBytes(StandardCharsets.UTF_8)));
        try (InputStream open = store().open(key)) {
            store().write(key, out -> out.write("other".getBytes(StandardCharsets.UTF_8)));

            assertThat(new String(open.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo("first");
        }
    }

    @Test
    void manyWritersOfOneKeyLeaveOneWholeFile() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Future<StoredFile>> writes = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                String line = String.valueOf((char) ('a' + i % 8)).repeat(20_000);
                writes.add(threads.submit(() ->
                        store().write("errors/shared.csv", out -> out.write(line.getBytes(StandardCharsets.UTF_8)))));
            }
            for (Future<StoredFile> write : writes) {
                write.get();
            }
        } finally {
            threads.shutdownNow();
        }

        assertThat(read("errors/shared.csv")).hasSize(20_000).matches("(.)\\1*");
        assertThat(filesInAll()).isEqualTo(1);
    }

    @Test
    void aDeletedFileIsGoneAndDeletingItAgainIsFine() throws IOException {
        String key = store().store("imports", "csv", bytes("x"), MAX).key();

        store().delete(key);
        store().delete(key);

        assertThat(store().exists(key)).isFalse();
        assertThatThrownBy(() -> store().open(key)).isInstanceOf(NoSuchFileException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "/etc/passwd",
                "../outside.csv",
                "imports/../../outside.csv",
                "imports/..",
                ".",
                ".unfinished/x",
                "imports/.hidden",
                "imports//x",
                "imports/",
                "imports\\..\\x",
                "imports/a b",
                "imports/a\u0000b",
                "imports/\u202ex",
                "file:///etc/passwd",
                "a/b/c/d/e/f/g/h/i"
            })
    void noKeyLeadsOutOfTheStore(String key) {
        assertThatIllegalArgumentException().isThrownBy(() -> store().write(key, out -> out.write(1)));
        assertThatIllegalArgumentException().isThrownBy(() -> store().open(key));
        assertThatIllegalArgumentException().isThrownBy(() -> store().exists(key));
        assertThatIllegalArgumentException().isThrownBy(() -> store().delete(key));
    }

    @Test
    void aKeyHasALimit() {
        String longest = "a".repeat(126) + "/" + "b".repeat(128);

        assertThat(store().exists(longest)).isFalse();
        assertThatIllegalArgumentException().isThrownBy(() -> store().exists(longest + "b"));
        assertThatIllegalArgumentException().isThrownBy(() -> store().exists("a/" + longest));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "..", "a/b", "A b", "../imports"})
    void aFolderIsAPlainName(String folder) {
        assertThatIllegalArgumentException().isThrownBy(() -> store().store(folder, "csv", bytes("x"), MAX));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".csv", "a/b", "exe\u0000", "tar.gz"})
    void anExtensionIsAPlainName(String extension) {
        assertThatIllegalArgumentException().isThrownBy(() -> store().store("imports", extension, bytes("x"), MAX));
    }

    private String read(String key) throws IOException {
        try (InputStream in = store().open(key)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static InputStream bytes(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private static InputStream endless() {
        return new InputStream() {
            @Override
            public int read() {
                return 'x';
            }
        };
    }
}
