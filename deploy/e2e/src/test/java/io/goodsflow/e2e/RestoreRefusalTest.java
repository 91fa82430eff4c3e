package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What restore, backup and check refuse before they touch anything; homes without servers. */
class RestoreRefusalTest {

    /** Where nothing ever listens. */
    private static final String CLOSED_PORT = "1";

    @TempDir
    Path folder;

    @Test
    void a_file_that_is_not_there_is_named() throws Exception {
        String file = folder.resolve("none.tar.gz").toString();

        refused(fleet("restore", file, "--yes"), "there is no file " + file);
        refused(fleet("restore", "--yes"), "restore takes the file of a backup");
    }

    @Test
    void a_file_that_is_no_archive_is_no_backup() throws Exception {
        Path file = Files.writeString(folder.resolve("letter.txt"), "dear reader");

        refused(fleet("restore", file.toString(), "--yes"), "is no backup, or not a whole one. Nothing is changed.");
    }

    @Test
    void an_archive_of_something_else_is_no_backup() throws Exception {
        Files.writeString(folder.resolve("letter.txt"), "dear reader");

        refused(fleet("restore", archive("letter.txt"), "--yes"), "it has no manifest. Nothing is changed.");
    }

    @Test
    void a_backup_cut_short_is_not_a_whole_one() throws Exception {
        Path whole = Path.of(archive(manifest("format=2", "version=0.1.0")));
        byte[] content = Files.readAllBytes(whole);
        Files.write(whole, Arrays.copyOf(content, content.length / 2));

        refused(fleet("restore", whole.toString(), "--yes"), "Nothing is changed.");
    }

    @Test
    void a_format_from_the_future_is_named() throws Exception {
        refused(
                fleet("restore", archive(manifest("format=3", "version=9.1.0")), "--yes"),
                "is a backup of format 3; this version reads up to 2. Restore it with the version that made it (9.1.0).");
    }

    @Test
    void migrations_from_the_future_are_named() throws Exception {
        String file = archive(
                manifest("format=2", "version=9.1.0", "schema=goodsflow_product.flyway_schema_history 999"),
                "CHECKSUMS");

        refused(
                fleet("restore", file, "--yes"),
                "holds goodsflow_product.flyway_schema_history at migration 999; this version knows up to");
    }

    @Test
    void a_file_that_was_changed_is_damaged() throws Exception {
        String manifest = manifest("format=2", "version=0.1.0");
        Files.writeString(folder.resolve("database.sql"), "SELECT 1;");

        refused(fleet("restore", archive(manifest, "CHECKSUMS", "database.sql"), "--yes"), "is damaged");
    }

    @Test
    void data_that_is_there_is_not_replaced_without_a_word() throws Exception {
        Files.createDirectories(folder.resolve("home/mariadb"));

        refused(fleet("restore", archive(manifest("format=2"))), "Say so with: deploy/fleet restore");
    }

    @Test
    void a_home_without_a_fleet_has_nothing_to_back_up() throws Exception {
        refused(fleet("backup", folder.resolve("b.tar.gz").toString()), "there is no fleet in");
    }

    @Test
    void a_database_that_is_down_breaks_no_rules() throws Exception {
        Told told = fleet("check");

        refused(told, "the database does not answer");
        assertThat(told.text()).doesNotContain("breaks rules");
    }

    /** With the checksums of what is there so far. */
    private String manifest(String... lines) throws Exception {
        Files.write(folder.resolve("MANIFEST"), List.of(lines));
        run("cd " + folder + " && { sha256sum ./MANIFEST 2>/dev/null || shasum -a 256 ./MANIFEST; } >CHECKSUMS");
        return "MANIFEST";
    }

    private String archive(String... names) throws Exception {
        run("cd " + folder + " && tar -czf backup.tar.gz ./" + String.join(" ./", names));
        return folder.resolve("backup.tar.gz").toString();
    }

    private static void refused(Told told, String sentence) {
        assertThat(told.text()).contains(sentence);
        assertThat(told.exitCode()).isEqualTo(1);
    }

    private Told fleet(String... arguments) throws IOException, InterruptedException {
        String home = folder.resolve("home").toString();
        return Told.byFleet(Map.of("GOODSFLOW_HOME", home, "GOODSFLOW_MARIADB_PORT", CLOSED_PORT), arguments);
    }

    private void run(String line) throws IOException, InterruptedException {
        Told told = Told.by(Map.of(), "bash", "-c", line);
        assertThat(told.exitCode()).as(told.text()).isZero();
    }
}
