package io.goodsflow.chaos;

import static io.goodsflow.chaos.Written.RUN;
import static io.goodsflow.chaos.Written.TASK;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A run that ends otherwise than the undisturbed one is told apart from it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TallyTest {

    private Written written;
    private Figures undisturbed;

    @BeforeAll
    void tables() {
        written = new Written();
    }

    @BeforeEach
    void soundRun() {
        written.soundRun();
        undisturbed = figures();
    }

    @Test
    void two_runs_that_end_alike_do_not_differ() {
        assertThat(undisturbed.values())
                .containsEntry("import: PUBLISHED rows", "2")
                .containsEntry("import: ONLINE items in version 1", "2")
                .containsEntry("import: item snapshots", "2")
                .containsEntry("import: product.item-changed events in version 1", "2")
                .containsEntry("import: INIT entries of the import", "4 for 20")
                .containsEntry("order-0-0", "RESERVED")
                .containsEntry("SKU 1: balance", "total 5, available 3, reserved 2, confirmed 0, consumed 0, locked 0")
                .containsEntry("SKU 1: RESERVE entries", "1");
        assertThat(figures().differencesFrom(undisturbed)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            DELETE FROM product_supply_task_item WHERE id = 12                     | import: PUBLISHED rows: 1 instead of 2
            UPDATE product_item_tab SET sale_state = 'BANNED'                      | import: BANNED items in version 1: 2 instead of nothing
            DELETE FROM item_snapshot WHERE item_id = 101                          | import: item snapshots: 1 instead of 2
            DELETE FROM outbox_event WHERE id = 'e1'                               | import: product.item-changed events in version 1: 1 instead of 2
            UPDATE inventory_ledger SET total_delta = 4 WHERE request_no = 'supply:11:1' | import: INIT entries of the import: 4 for 19
            UPDATE inventory_reservation SET status = 'CONFIRMED'                  | order-0-0: CONFIRMED instead of RESERVED
            UPDATE inventory_balance SET locked_qty = 1 WHERE inventory_key = 'sku:11' | SKU 1: balance: total 5, available 3, reserved 2, confirmed 0, consumed 0, locked 1
            DELETE FROM inventory_ledger WHERE ledger_type = 'RESERVE'             | SKU 1: RESERVE entries: nothing instead of 1
            """)
    void a_difference_is_named(String defect, String finding) {
        written.change(defect);

        assertThat(figures().differencesFrom(undisturbed)).anyMatch(found -> found.startsWith(finding));
    }

    @Test
    void a_figure_that_only_the_undisturbed_run_has_is_a_difference_too() {
        Figures nothing = new Figures(new TreeMap<>());

        assertThat(nothing.differencesFrom(undisturbed))
                .contains("order-0-0: nothing instead of RESERVED, as without a fault");
    }

    private Figures figures() {
        Tally tally = new Tally(written.schemas());
        tally.ofImport("import", TASK, RUN);
        tally.ofOrders(RUN);
        tally.ofStock(List.of(11L, 21L));
        return tally.figures();
    }
}
