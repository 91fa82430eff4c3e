package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.DemoUser;
import io.goodsflow.demo.FreshProducts;
import io.goodsflow.demo.ImportSheet;
import io.goodsflow.demo.ImportTask;
import io.goodsflow.demo.TaskState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** A backup of a fleet at work is a whole one: restored, it goes on where it was. */
@FleetTest
@Order(10)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class BackupTest {

    private static final int RED = 7;
    private static final int BLUE = 3;
    private static final int PRODUCTS = 80;
    private static final Duration LIMIT = Duration.ofMinutes(5);

    private final RunningFleet fleet = new RunningFleet();
    private final FreshProducts products = new FreshProducts(RED, BLUE);

    @TempDir
    Path folder;

    @Test
    @Order(2)
    void an_import_that_ran_during_the_backup_ends_after_the_restore() throws Exception {
        Map<String, Long> categories = fleet.categories(List.of(FreshProducts.CATEGORY));
        ImportTask task =
                ImportTask.start(fleet.as(DemoUser.MERCHANT1), "backup.xlsx", ImportSheet.of(products.of(PRODUCTS)));
        awaitFirstRows(task);
        sent("missed", "2 DAY");
        sent("discarded", "2 DAY");
        sent("new", "1 HOUR");
        sent("forgotten", "718 HOUR");
        discarded("discarded", "new");
        Path backup = folder.resolve("backup.tar.gz");
        assertThat(script("backup", backup.toString()).exitCode()).isZero();

        Told restored = script("restore", backup.toString(), "--yes");
        assertThat(restored.exitCode()).as(restored.text()).isZero();
        assertThat(restored.text())
                .contains(
                        "0 keys whose ledger does not sum up to the balance",
                        "events of goodsflow_product leave again");
        assertThat(leavesAgain("missed")).as("what a consumer never had").isTrue();
        assertThat(leavesAgain("discarded")).as("what was discarded").isFalse();
        assertThat(leavesAgain("new")).as("what was discarded today").isFalse();
        assertThat(leavesAgain("forgotten"))
                .as("what an inbox may have forgotten")
                .isFalse();
        product().change("DELETE FROM outbox_event WHERE id LIKE ?", products.run() + "-%");
        qc().change("DELETE FROM dead_letter WHERE msg_id LIKE ?", products.run() + "-%");
        fleet.up();

        assertThat(task.awaitEnd(LIMIT, state -> {}))
                .isEqualTo(new TaskState("DONE", PRODUCTS, PRODUCTS, PRODUCTS, 0, 0));
        assertThat(fleet.shop().onSale(categories.get(FreshProducts.CATEGORY)).keySet())
                .filteredOn(title -> title.contains(products.run()))
                .hasSize(PRODUCTS);
        stockIsExplained();
    }

    @Test
    @Order(1)
    void a_damaged_backup_changes_nothing() throws Exception {
        Path backup = folder.resolve("damaged.tar.gz");
        assertThat(script("backup", backup.toString()).exitCode()).isZero();
        byte[] content = Files.readAllBytes(backup);
        content[content.length / 2] ^= 1;
        Files.write(backup, content, StandardOpenOption.TRUNCATE_EXISTING);

        Told told = script("restore", backup.toString(), "--yes");

        assertThat(told.exitCode()).isNotZero();
        assertThat(told.text()).contains("Nothing is changed");
        fleet.guest().get("/api/products").expect(200);
    }

    @Test
    @Order(3)
    void a_backup_says_what_it_is_of_and_is_never_written_over() throws Exception {
        Path backup = folder.resolve("told.tar.gz");
        assertThat(script("backup", backup.toString()).exitCode()).isZero();

        assertThat(run("tar", "-xzOf", backup.toString(), "./MANIFEST").text())
                .contains("format=2", "created_at=2", "version=", "commit=")
                .contains("schema=goodsflow_product.flyway_schema_history ")
                .contains("schema=goodsflow_supply.flyway_kit_messaging ");
        assertThat(script("backup", backup.toString()).text()).contains("is there already");
    }

    @Test
    @Order(4)
    void a_file_that_a_row_names_must_be_there() throws Exception {
        Path file = newestFile();
        Path away = folder.resolve("away");
        Files.move(file, away);
        try {
            Told told = script("backup", folder.resolve("holey.tar.gz").toString());

            assertThat(told.exitCode()).isEqualTo(1);
            assertThat(told.text())
                    .contains("the database names the file", file.getFileName().toString());
        } finally {
            Files.move(away, file);
        }
        assertThat(folder.resolve("holey.tar.gz")).doesNotExist();
    }

    @Test
    @Order(5)
    void a_full_disk_leaves_no_half_backup() throws Exception {
        Path target = folder.resolve("full.tar.gz");

        Told told = run("bash", "-c", "ulimit -f 64; exec " + script() + " backup " + target);

        assertThat(told.exitCode()).isEqualTo(1);
        assertThat(told.text()).contains("room on the disk");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    @Order(6)
    void a_backup_is_readable_by_its_owner_only_whatever_others_may_usually_read() throws Exception {
        Path backups = Path.of(fleet.environment().get("GOODSFLOW_HOME"), "backups");
        Files.createDirectories(backups);
        Files.setPosixFilePermissions(backups, PosixFilePermissions.fromString("rwxr-xr-x"));
        Set<Path> before = filesIn(backups);
        Path named = folder.resolve("named/secret.tar.gz");

        for (String file : List.of("", named.toString())) {
            Told told = run("bash", "-c", "umask 022; exec " + script() + " backup " + file);
            assertThat(told.exitCode()).as(told.text()).isZero();
        }

        Set<Path> made = filesIn(backups);
        made.removeAll(before);
        assertThat(made).singleElement().satisfies(file -> assertThat(permissions(file))
                .isEqualTo("rw-------"));
        Files.delete(made.iterator().next());
        assertThat(permissions(backups)).isEqualTo("rwx------");
        assertThat(permissions(named)).isEqualTo("rw-------");
    }

    private static Set<Path> filesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.collect(Collectors.toCollection(HashSet::new));
        }
    }

    private static String permissions(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    /** An event that product-service sent so long ago, and that no inbox holds. */
    private void sent(String name, String age) {
        int written = product()
                .change(
                        "INSERT INTO outbox_event (id, topic, event_type, event_key, sequence, occurred_at, body,"
                                + " body_hash, route, status, due_at, attempts, created_at, sent_at)"
                                + " SELECT ?, topic, event_type, event_key, sequence, occurred_at, body, body_hash,"
                                + " 'RELAY', 'SENT', UTC_TIMESTAMP(3) - INTERVAL " + age + ", 0,"
                                + " UTC_TIMESTAMP(3) - INTERVAL " + age + ", UTC_TIMESTAMP(3) FROM outbox_event"
                                + " WHERE event_type = 'product.draft-submitted' LIMIT 1",
                        products.run() + "-" + name);
        assertThat(written).isOne();
    }

    /** An operator of qc-service decided so. */
    private void discarded(String... names) {
        for (String name : names) {
            qc().change(
                            "INSERT INTO dead_letter (consumer_group, msg_id, topic, event_id, body, properties,"
                                    + " reconsume_count, parked_at, status, replay_attempts) VALUES"
                                    + " ('qc-service-product-draft', ?, 'product-draft', ?, '{}', '{}', 16,"
                                    + " UTC_TIMESTAMP(3), 'DISCARDED', 0)",
                            products.run() + "-" + name,
                            products.run() + "-" + name);
        }
    }

    private boolean leavesAgain(String name) {
        return product()
                        .number(
                                "SELECT COUNT(*) FROM outbox_event WHERE id = ? AND status = 'OPEN'",
                                products.run() + "-" + name)
                == 1;
    }

    private Schema product() {
        return fleet.schema("product");
    }

    private Schema qc() {
        return fleet.schema("qc");
    }

    /** The uploaded sheet of the newest import, which its task names. */
    private Path newestFile() throws IOException {
        Path files = Path.of(fleet.environment().get("GOODSFLOW_HOME"), "files");
        try (Stream<Path> all = Files.walk(files)) {
            return all.filter(Files::isRegularFile)
                    .max(Comparator.comparing(file -> file.toFile().lastModified()))
                    .orElseThrow();
        }
    }

    private void awaitFirstRows(ImportTask task) {
        Awaitility.await()
                .atMost(LIMIT)
                .pollInterval(Duration.ofMillis(50))
                .until(() -> fleet.schema("supply")
                                .number(
                                        "SELECT COUNT(*) FROM product_supply_task_item WHERE task_id = ? AND status IN"
                                                + " ('SUBMITTED', 'PUBLISHED')",
                                        task.taskId())
                        >= 3);
    }

    private void stockIsExplained() {
        Schema inventory = fleet.schema("inventory");
        assertThat(inventory.number("SELECT COUNT(*) FROM inventory_balance b WHERE b.total_qty <> b.available_qty"
                        + " + b.reserved_qty + b.confirmed_qty + b.consumed_qty + b.locked_qty"))
                .isZero();
        assertThat(inventory.number("SELECT COUNT(*) FROM inventory_balance b WHERE b.available_qty <> (SELECT"
                        + " COALESCE(SUM(l.available_delta), 0) FROM inventory_ledger l WHERE l.inventory_key ="
                        + " b.inventory_key)"))
                .isZero();
    }

    /** The script for the home of this run. */
    private Told script(String... arguments) throws IOException, InterruptedException {
        return Told.byFleet(fleet.environment(), arguments);
    }

    private static String script() {
        return Repository.root().resolve("deploy/fleet").toString();
    }

    private Told run(String... command) throws IOException, InterruptedException {
        return Told.by(fleet.environment(), command);
    }
}
