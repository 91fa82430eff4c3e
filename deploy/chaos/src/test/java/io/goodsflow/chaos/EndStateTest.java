package io.goodsflow.chaos;

import static io.goodsflow.chaos.Written.PRODUCTS;
import static io.goodsflow.chaos.Written.RUN;
import static io.goodsflow.chaos.Written.TASK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.goodsflow.demo.TaskState;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every check of the end state reports the defect it is there for, and nothing in a sound run. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EndStateTest {

    private Written written;

    @BeforeAll
    void tables() {
        written = new Written();
    }

    @BeforeEach
    void soundRun() {
        written.soundRun();
    }

    @Test
    void a_sound_run_has_no_findings() {
        assertThat(findings()).isEmpty();
    }

    @Test
    void a_version_whose_event_may_be_purged_by_now_is_no_finding() {
        written.change(
                "DELETE FROM outbox_event WHERE id = 'e1'",
                "UPDATE item_snapshot SET created_at = UTC_TIMESTAMP(3) - INTERVAL 31 DAY WHERE snapshot_id = 1");

        assertThat(findings()).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("defects")
    void a_defect_is_reported(String defect, String sql, String finding) {
        written.change(sql);

        assertThat(findings()).as(defect).anyMatch(found -> found.startsWith(finding));
    }

    static Stream<Arguments> defects() {
        return Stream.of(
                arguments("a lost row", "DELETE FROM product_supply_task_item WHERE id = 12", "rows of the task: 1"),
                arguments(
                        "a row that stands still",
                        "UPDATE product_supply_task_item SET status = 'SUBMITTED' WHERE id = 12",
                        "rows that are published: 1"),
                arguments(
                        "an item made twice",
                        "INSERT INTO product_item_tab (item_id, title, sale_state, publish_version) VALUES"
                                + " (103, 'Product run1-0001', 'ONLINE', 1)",
                        "items: 3"),
                arguments(
                        "a second version",
                        "UPDATE product_item_tab SET publish_version = 2 WHERE item_id = 101",
                        "items in version 1, on sale: 1"),
                arguments(
                        "an item that is not on sale",
                        "UPDATE product_item_tab SET sale_state = 'OFFLINE' WHERE item_id = 101",
                        "items in version 1, on sale: 1"),
                arguments(
                        "stock declared twice",
                        "INSERT INTO inventory_ledger (inventory_key, seq, request_no) VALUES ('sku:12', 2, 'supply:12:3')",
                        "first stock entries of the task: 5"),
                arguments(
                        "stock never declared",
                        "DELETE FROM inventory_ledger WHERE inventory_key = 'sku:12'",
                        "first stock entries of the task: 3"),
                arguments(
                        "an event that nobody delivers",
                        "UPDATE outbox_event SET status = 'OPEN' WHERE id = 'e1'",
                        "open outbox rows of product: 1"),
                arguments(
                        "an event without its commit",
                        Written.event("e9", "999", "SENT"),
                        "events without a version: 1"),
                arguments(
                        "a commit without its event",
                        "DELETE FROM outbox_event WHERE id = 'e1'",
                        "versions without exactly one event: 1"),
                arguments(
                        "a commit with two events",
                        Written.event("e9", "101", "SENT"),
                        "versions without exactly one event: 1"),
                arguments(
                        "a gap in the ledger",
                        "UPDATE inventory_ledger SET seq = 3 WHERE seq = 2",
                        "keys with gaps in the ledger: 1"),
                arguments(
                        "a ledger that begins late",
                        "UPDATE inventory_ledger SET seq = 2 WHERE inventory_key = 'sku:12'",
                        "keys with gaps in the ledger: 1"),
                arguments(
                        "a change that the ledger does not explain",
                        "UPDATE inventory_balance SET total_qty = 6, available_qty = 6 WHERE inventory_key = 'sku:12'",
                        "keys whose ledger does not sum up to the balance: 1"),
                arguments(
                        "units that are nowhere",
                        "UPDATE inventory_balance SET total_qty = 6 WHERE inventory_key = 'sku:12'",
                        "keys whose buckets do not sum up to the total: 1"),
                arguments(
                        "units held by no order",
                        "DELETE FROM inventory_reservation_line",
                        "keys whose reserved is not that of open orders: 1"),
                arguments(
                        "an order in another state than answered",
                        "UPDATE inventory_reservation SET status = 'RELEASED'",
                        "order run1-0-0 was answered RESERVED and is RELEASED"),
                arguments(
                        "a granted order that is lost",
                        "DELETE FROM inventory_reservation",
                        "order run1-0-0 was answered RESERVED and is null"),
                arguments(
                        "an order that nobody was granted",
                        "INSERT INTO inventory_reservation (order_id, status) VALUES ('run1-0-1', 'RESERVED')",
                        "order run1-0-1 is RESERVED and was never granted"));
    }

    @Test
    void a_product_that_is_not_shown_is_reported() {
        EndState end = new EndState(written.schemas());
        end.ofListing(1, PRODUCTS);

        assertThat(end.findings()).containsExactly("products on the shop's pages: 1 instead of 2");
    }

    @Test
    void a_task_that_is_not_done_is_reported() {
        assertThat(EndState.ofTask(TASK, new TaskState("DONE", 2, 2, 2, 0, 0), PRODUCTS))
                .isEmpty();
        assertThat(EndState.ofTask(TASK, new TaskState("PARTIAL_SUCCESS", 2, 2, 1, 1, 0), PRODUCTS))
                .hasValueSatisfying(finding -> assertThat(finding).contains("import 1 ended as", "PARTIAL_SUCCESS"));
    }

    private List<String> findings() {
        EndState end = new EndState(written.schemas());
        end.ofImport(TASK, RUN, PRODUCTS);
        end.ofEvents();
        end.ofInventory();
        end.ofOrders(RUN, Map.of("run1-0-0", "RESERVED"));
        return end.findings();
    }
}
