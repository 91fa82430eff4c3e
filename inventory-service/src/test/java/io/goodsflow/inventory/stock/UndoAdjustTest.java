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
import io.goodsflow.inventory.stock.application.AdjustOutcome.RequestReused;
import io.goodsflow.inventory.stock.application.AdjustOutcome.TakenBack;
import io.goodsflow.inventory.stock.application.AdjustOutcome.Undone;
import io.goodsflow.inventory.stock.application.AdjustOutcome.UnknownKey;
import io.goodsflow.inventory.stock.application.AdjustStock;
import io.goodsflow.inventory.stock.application.RetireKey;
import io.goodsflow.inventory.stock.application.UndoAdjust;
import io.goodsflow.inventory.stock.domain.Adjustment.FromTo;
import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.LedgerEntry;
import io.goodsflow.inventory.stock.domain.StockLedger;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

@InventoryTest
class UndoAdjustTest {

    @Autowired
    private Shop shop;

    @Autowired
    private AdjustStock adjustStock;

    @Autowired
    private UndoAdjust undoAdjust;

    @Autowired
    private RetireKey retireKey;

    @Autowired
    private StockLedger ledger;

    private long sku;

    @BeforeEach
    void aKeyWithTenUnits() {
        sku = shop.skuOnSale(10);
    }

    @Test
    void theOppositeIsPostedWhateverWasSoldInBetween() {
        adjust("r1", 10, 15);
        shop.reserve(newOrder(), line(sku, 3));

        assertThat(undo("r1")).isEqualTo(new TakenBack(key(sku), 7, 3, 0));

        assertThat(shop.buckets(sku)).isEqualTo(new Buckets(10, 7, 3, 0, 0, 0));
        assertThat(ledger.history(key(sku), null, 1)).singleElement().satisfies(entry -> {
            assertThat(entry.requestNo()).isEqualTo("r1:undo");
            assertThat(entry.delta()).isEqualTo(Buckets.supply(-5));
            assertThat(entry.asked()).isEqualTo("undo r1");
        });
        shop.assertSound(sku);
    }

    @Test
    void aRepeatHasNoSecondEffect() {
        adjust("r1", 10, 15);
        AdjustOutcome first = undo("r1");
        adjust("r2", 10, 3);

        assertThat(undo("r1")).isEqualTo(first);
        assertThat(shop.buckets(sku).available()).isEqualTo(3);
        assertThat(undoAdjust.handle(new UndoAdjust.Command("r1:undo", key(sku), "tests", "r2")))
                .isEqualTo(new RequestReused("r1:undo"));
    }

    @Test
    void anAdjustmentThatIsStillOnItsWayIsRefusedWhenItComes() {
        assertThat(undo("r1")).isEqualTo(new TakenBack(key(sku), 10, 3, 0));

        assertThat(adjust("r1", 10, 15)).isEqualTo(new Undone("r1"));

        assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(10));
        assertThat(ledger.history(key(sku), null, 2))
                .extracting(LedgerEntry::delta)
                .containsOnly(Buckets.NONE);
        shop.assertSound(sku);
    }

    @Test
    void whatWasSoldAlreadyIsNotTakenBackAndTheLedgerSaysHowMuch() {
        adjust("r1", 10, 1000);
        shop.reserve(newOrder(), line(sku, 995));

        AdjustOutcome first = undo("r1");

        assertThat(first).isEqualTo(new TakenBack(key(sku), 0, 3, 985));
        assertThat(shop.buckets(sku)).isEqualTo(new Buckets(995, 0, 995, 0, 0, 0));
        assertThat(ledger.history(key(sku), null, 1)).singleElement().satisfies(entry -> {
            assertThat(entry.delta()).isEqualTo(Buckets.supply(-5));
            assertThat(entry.asked()).isEqualTo("undo r1, 985 sold");
        });
        shop.assertSound(sku);
        adjust("r2", 0, 20);
        assertThat(undo("r1")).as("the repeat").isEqualTo(first);
        assertThat(shop.buckets(sku).available()).isEqualTo(20);
    }

    @Test
    void ofAKeyThatIsSoldOutNothingIsTakenBack() {
        adjust("r1", 10, 12);
        shop.reserve(newOrder(), line(sku, 12));

        assertThat(undo("r1")).isEqualTo(new TakenBack(key(sku), 0, 3, 2));
        shop.assertSound(sku);
    }

    @Test
    void whatWasTakenAwayComesBackWholly() {
        adjust("r1", 10, 0);

        assertThat(undo("r1")).isEqualTo(new TakenBack(key(sku), 10, 3, 0));
        shop.assertSound(sku);
    }

    @RepeatedTest(5)
    void ordersAndAnUndoingAtTheSameMomentNeverSellMoreThanThereIs() throws Exception {
        adjust("r1", 10, 15);

        List<Object> outcomes =
                Together.run(6, i -> i == 0 ? undo("r1") : (Object) shop.reserve(newOrder(), line(sku, 4)));

        assertThat(outcomes.get(0)).isInstanceOfSatisfying(TakenBack.class, undone -> assertThat(
                        shop.buckets(sku).total())
                .isEqualTo(10 + undone.sold()));
        shop.assertSound(sku);
    }

    @Test
    void onlyAdjustmentsOfKnownKeysAreUndone() {
        long other = newId();
        retireKey.handle(new RetireKey.Command("r1", key(sku), "tests"));

        assertThat(undo("r1")).isEqualTo(new RequestReused("r1"));
        assertThat(undoAdjust.handle(new UndoAdjust.Command("u", key(other), "tests", "r")))
                .isEqualTo(new UnknownKey(key(other)));
    }

    @RepeatedTest(5)
    void anAdjustmentAndItsUndoingNeverLeaveAnythingBehind() throws Exception {
        List<AdjustOutcome> outcomes = Together.run(2, i -> i == 0 ? adjust("r1", 10, 15) : undo("r1"));

        assertThat(outcomes.get(1)).isInstanceOf(TakenBack.class);
        assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(10));
        shop.assertSound(sku);
    }

    private AdjustOutcome adjust(String requestNo, long expected, long target) {
        return adjustStock.handle(new AdjustStock.Command(requestNo, key(sku), new FromTo(expected, target), "tests"));
    }

    private AdjustOutcome undo(String requestNo) {
        return undoAdjust.handle(new UndoAdjust.Command(requestNo + ":undo", key(sku), "tests", requestNo));
    }
}
