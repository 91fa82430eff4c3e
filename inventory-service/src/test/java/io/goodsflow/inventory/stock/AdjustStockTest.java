package io.goodsflow.inventory.stock;

import static io.goodsflow.inventory.Shop.key;
import static io.goodsflow.inventory.Shop.line;
import static io.goodsflow.inventory.Shop.newId;
import static io.goodsflow.inventory.Shop.newOrder;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.inventory.InventoryTest;
import io.goodsflow.inventory.Shop;
import io.goodsflow.inventory.Together;
import io.goodsflow.inventory.stock.application.AdjustOutcome;
import io.goodsflow.inventory.stock.application.AdjustOutcome.Adjusted;
import io.goodsflow.inventory.stock.application.AdjustOutcome.Refused;
import io.goodsflow.inventory.stock.application.AdjustOutcome.RequestReused;
import io.goodsflow.inventory.stock.application.AdjustStock;
import io.goodsflow.inventory.stock.domain.Adjustment;
import io.goodsflow.inventory.stock.domain.Adjustment.By;
import io.goodsflow.inventory.stock.domain.Adjustment.FromTo;
import io.goodsflow.inventory.stock.domain.Adjustment.Verdict;
import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.LedgerType;
import io.goodsflow.inventory.stock.domain.StockLedger;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.CannotCreateTransactionException;

@InventoryTest
class AdjustStockTest {

    @Autowired
    private Shop shop;

    @Autowired
    private AdjustStock adjustStock;

    @Autowired
    private StockLedger ledger;

    @Autowired
    private JdbcTemplate jdbc;

    private long sku;

    @BeforeEach
    void aKeyWithTenUnitsOfWhichAnOrderHoldsTwo() {
        sku = shop.skuOnSale(10);
        shop.reserve(newOrder(), line(sku, 2));
    }

    @Test
    void unitsAreAddedAndTheLedgerSaysByWhichRequest() {
        assertThat(adjust("r1", new By(5, 1L))).isEqualTo(new Adjusted(key(sku), 13, 2));

        assertThat(shop.buckets(sku)).isEqualTo(new Buckets(15, 13, 2, 0, 0, 0));
        assertThat(ledger.history(key(sku), null, 1)).singleElement().satisfies(entry -> {
            assertThat(entry.requestNo()).isEqualTo("r1");
            assertThat(entry.type()).isEqualTo(LedgerType.ADJUST);
            assertThat(entry.delta()).isEqualTo(Buckets.supply(5));
            assertThat(entry.versionAfter()).isEqualTo(2);
            assertThat(entry.operator()).isEqualTo("tests");
        });
        shop.assertSound(sku);
    }

    @Test
    void aFigureThatAFormShowedIsReplaced() {
        assertThat(adjust("r1", new FromTo(8, 3))).isEqualTo(new Adjusted(key(sku), 3, 2));
        assertThat(shop.buckets(sku)).isEqualTo(new Buckets(5, 3, 2, 0, 0, 0));
        shop.assertSound(sku);
    }

    @Test
    void whatMovedMeanwhileIsRefusedWithTheFiguresOfNow() {
        adjust("r1", new By(1, null));

        for (Adjustment late : List.of(new By(1, 1L), new FromTo(8, 20))) {
            assertThat(adjust("late", late)).isInstanceOfSatisfying(Refused.class, refused -> {
                assertThat(refused.reason()).isEqualTo(Verdict.MOVED);
                assertThat(refused.current()).isEqualTo(shop.balance(sku));
            });
        }
        assertThat(shop.buckets(sku).available()).isEqualTo(9);
    }

    @Test
    void moreThanIsAvailableCannotBeTakenAway() {
        assertThat(adjust("r1", new By(-9, null))).isEqualTo(new Refused(Verdict.BELOW_ZERO, shop.balance(sku)));
        assertThat(adjust("r1", new By(-8, null))).as("a refusal is forgotten").isInstanceOf(Adjusted.class);
        assertThat(shop.buckets(sku)).isEqualTo(new Buckets(2, 0, 2, 0, 0, 0));
        shop.assertSound(sku);
    }

    @Test
    void aRepeatGetsTheFirstAnswerThoughTheStockMovedOn() {
        AdjustOutcome byDelta = adjust("r1", new By(5, 1L));
        AdjustOutcome byFigure = adjust("r2", new FromTo(13, 20));
        shop.reserve(newOrder(), line(sku, 4));

        assertThat(adjust("r1", new By(5, 1L))).isEqualTo(byDelta).isEqualTo(new Adjusted(key(sku), 13, 2));
        assertThat(adjust("r2", new FromTo(13, 20))).isEqualTo(byFigure).isEqualTo(new Adjusted(key(sku), 20, 3));
        assertThat(shop.buckets(sku).available()).isEqualTo(16);
        shop.assertSound(sku);
    }

    @Test
    void aRequestNumberStandsForOneContent() {
        adjust("r1", new By(5, 1L));

        assertThat(adjust("r1", new By(5, null))).isEqualTo(new RequestReused("r1"));
        assertThat(adjust("r1", new FromTo(8, 13))).isEqualTo(new RequestReused("r1"));
        assertThat(adjust("declare-" + sku, new By(10, null)))
                .as("the number of the declaration")
                .isEqualTo(new RequestReused("declare-" + sku));
        assertThat(shop.buckets(sku).available()).isEqualTo(13);
    }

    @Test
    void anAdjustmentByNothingIsKnownAgainToo() {
        assertThat(adjust("r1", new FromTo(8, 8))).isEqualTo(new Adjusted(key(sku), 8, 2));
        adjust("r2", new By(1, null));
        assertThat(adjust("r1", new FromTo(8, 8))).isEqualTo(new Adjusted(key(sku), 8, 2));
    }

    @Test
    void anotherRequestMayUndoItWhateverHappenedInBetween() {
        adjust("intent", new FromTo(8, 12));
        shop.reserve(newOrder(), line(sku, 7));

        assertThat(adjust("intent:undo", new By(-4, null))).isEqualTo(new Adjusted(key(sku), 1, 3));
        shop.assertSound(sku);
    }

    @Test
    void aKeyWhoseNumberIsTheShadowOfCodesIsNotAdjusted() {
        jdbc.update("UPDATE inventory_config SET inventory_mode = 'EXT_POOL' WHERE inventory_key = ?", key(sku));

        assertThat(adjust("r1", new By(5, null))).isEqualTo(new AdjustOutcome.OtherMode(key(sku), "EXT_POOL"));
        assertThat(shop.buckets(sku).available()).isEqualTo(8);
    }

    @Test
    void aKeyThatWasNeverDeclaredIsNotThere() {
        String unknown = key(newId());

        assertThat(adjustStock.handle(new AdjustStock.Command("r1", unknown, new By(1, null), "tests")))
                .isEqualTo(new AdjustOutcome.UnknownKey(unknown));
    }

    @Test
    void sixHundredAdjustmentsByOneAtOnceAddExactlySixHundred() throws Exception {
        List<AdjustOutcome> outcomes = Together.run(600, i -> adjustUntilAnswered("r" + i));

        assertThat(outcomes).allMatch(Adjusted.class::isInstance);
        assertThat(outcomes)
                .extracting(outcome -> ((Adjusted) outcome).available())
                .as("each saw a figure of its own")
                .doesNotHaveDuplicates();
        assertThat(shop.buckets(sku)).isEqualTo(new Buckets(610, 608, 2, 0, 0, 0));
        assertThat(shop.balance(sku).inventoryVersion()).isEqualTo(601);
        shop.assertSound(sku);
    }

    @Test
    void theSameRequestManyTimesAtOnceHappensOnce() throws Exception {
        assertThat(Together.run(20, i -> adjust("r1", new By(5, 1L)))).containsOnly(new Adjusted(key(sku), 13, 2));
        assertThat(shop.buckets(sku).available()).isEqualTo(13);
        shop.assertSound(sku);
    }

    @Test
    void ofManyFormsThatShowedTheSameFigureOneIsTaken() throws Exception {
        List<AdjustOutcome> outcomes = Together.run(20, i -> adjust("form-" + i, new FromTo(8, 100 + i)));

        assertThat(outcomes).filteredOn(Adjusted.class::isInstance).hasSize(1);
        assertThat(outcomes).filteredOn(Refused.class::isInstance).hasSize(19);
        shop.assertSound(sku);
    }

    /** The pool has few connections; who gets none in time is told 503 and asks again. */
    private AdjustOutcome adjustUntilAnswered(String requestNo) {
        while (true) {
            try {
                return adjust(requestNo, new By(1, null));
            } catch (CannotCreateTransactionException busy) {
                assertThat(busy).hasMessageContaining("transaction");
            }
        }
    }

    private AdjustOutcome adjust(String requestNo, Adjustment adjustment) {
        return adjustStock.handle(new AdjustStock.Command(requestNo, key(sku), adjustment, "tests"));
    }
}
