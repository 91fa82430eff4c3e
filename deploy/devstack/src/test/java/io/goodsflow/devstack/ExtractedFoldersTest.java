package io.goodsflow.devstack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExtractedFoldersTest {

    @TempDir
    private Path temp;

    private Path artifact;
    private ExtractedFolders folders;

    @BeforeEach
    void artifact() throws IOException {
        artifact = temp.resolve("server.jar");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(artifact))) {
            zip.putNextEntry(new ZipEntry("bin/server"));
            zip.write(42);
        }
        folders = new ExtractedFolders(temp.resolve("cache"));
    }

    @Test
    void aFolderIsFilledOnce() {
        Path folder = folders.folder("server-1", artifact, name -> name);

        assertThat(folder.resolve("bin/server")).isExecutable();
        assertThat(folders.folder("server-1", temp.resolve("gone.jar"), name -> name))
                .isEqualTo(folder);
    }

    @Test
    void whoeverComesSecondTakesWhatTheFasterOneFilled() throws IOException {
        Path folder = folders.folder("server-1", artifact, name -> {
            asAnotherLauncherWould(temp.resolve("cache/server-1"));
            return name;
        });

        assertThat(folder.resolve("bin/other")).exists();
        try (var left = Files.list(temp.resolve("cache"))) {
            assertThat(left).as("nothing half filled is left").containsExactly(folder);
        }
    }

    @Test
    void aPlaceThatIsTakenBySomethingElseIsSaid() {
        assertThatThrownBy(() -> folders.folder("server-1", artifact, name -> {
                    asAFile(temp.resolve("cache/server-1"));
                    return name;
                }))
                .isInstanceOf(DevstackException.class)
                .hasMessageContaining("Cannot unpack server.jar");
    }

    private static void asAnotherLauncherWould(Path folder) {
        try {
            Files.createDirectories(folder.resolve("bin"));
            Files.writeString(folder.resolve("bin/other"), "42");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void asAFile(Path file) {
        try {
            Files.writeString(file, "42");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
