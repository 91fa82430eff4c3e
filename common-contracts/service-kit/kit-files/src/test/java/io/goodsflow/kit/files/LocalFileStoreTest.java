package io.goodsflow.kit.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

class LocalFileStoreTest extends FileStoreContract {

    @TempDir
    private Path folder;

    private Path root;
    private LocalFileStore store;

    @BeforeEach
    void open() throws IOException {
        root = folder.resolve("deep/inside");
        store = new LocalFileStore(root);
    }

    @Override
    FileStore store() {
        return store;
    }

    @Override
    long filesInAll() throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(Files::isRegularFile).count();
        }
    }

    @Test
    void filesOutliveTheProcess() throws IOException {
        String key = store.store("imports", "csv", new ByteArrayInputStream(new byte[3]), 10)
                .key();

        assertThat(new LocalFileStore(root).exists(key)).isTrue();
    }

    @Test
    void aFileInTheMakingIsNeitherSeenNorKeptForEverAfterACrash() throws IOException {
        Path unfinished = root.resolve(".unfinished");
        Path old = Files.writeString(unfinished.resolve("old"), "half");
        Path young = Files.writeString(unfinished.resolve("young"), "half");
        Files.setLastModifiedTime(old, FileTime.from(Instant.now().minusSeconds(90_000)));

        new LocalFileStore(root);

        assertThat(old).doesNotExist();
        assertThat(young).as("may belong to another process").exists();
    }

    @Test
    void aLinkIsNotFollowedOutOfTheStore() throws IOException {
        Path outside = Files.writeString(folder.resolve("outside.csv"), "secret");
        Files.createDirectories(root.resolve("imports"));
        Files.createSymbolicLink(root.resolve("imports/link.csv"), outside);

        assertThat(store.exists("imports/link.csv")).isFalse();
        assertThatThrownBy(() -> store.open("imports/link.csv")).isInstanceOf(NoSuchFileException.class);
        store.delete("imports/link.csv");
        assertThat(outside).hasContent("secret");
    }

    @Test
    void aFolderIsNoFile() throws IOException {
        Files.createDirectories(root.resolve("imports"));

        assertThat(store.exists("imports")).isFalse();
        assertThatThrownBy(() -> store.open("imports")).isInstanceOf(NoSuchFileException.class);
    }

    @Test
    void aServiceGetsTheStoreOfItsSettings() {
        new ApplicationContextRunner()
                .withConfiguration(AutoConfigurations.of(FilesAutoConfiguration.class))
                .withPropertyValues("goodsflow.files.dir=" + folder.resolve("configured"))
                .run(context -> {
                    context.getBean(FileStore.class).write("a/b.txt", out -> out.write(1));
                    assertThat(folder.resolve("configured/a/b.txt")).exists();
                });
    }

    @Test
    void aServiceMayBringAnotherStore() {
        new ApplicationContextRunner()
                .withConfiguration(AutoConfigurations.of(FilesAutoConfiguration.class))
                .withPropertyValues("goodsflow.files.dir=" + folder.resolve("unused"))
                .withBean("s3", FileStore.class, () -> store)
                .run(context -> assertThat(context.getBean(FileStore.class)).isSameAs(store));
    }
}
