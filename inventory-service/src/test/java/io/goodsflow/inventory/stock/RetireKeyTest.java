package io.goodsflow.inventory.stock;

import static io.goodsflow.inventory.Shop.key;
import static io.goodsflow.inventory.Shop.line;
import static io.goodsflow.inventory.Shop.newId;
import static io.goodsflow.inventory.Shop.newOrder;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.inventory.InventoryTest;
import io.goodsflow.inventory.Shop;
import io.goodsflow.inventory.Together;
import io.goodsflow.inventory.reservation.application.ReleaseReservation;
import io.goodsflow.inventory.reservation.application.SettleCommand;
import io.goodsflow.inventory.reservation.domain.DeductOutcome;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.Deducted;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.Reserved;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.Retired;
import io.goodsflow.inventory.stock.application.KeyOutcome;
import io.goodsflow.inventory.stock.application.KeyOutcome.Done;
import io.goodsflow.inventory.stock.application.KeyOutcome.InUse;
import io.goodsflow.inventory.stock.application.KeyOutcome.RequestReused;
import io.goodsflow.inventory.stock.application.RetireKey;
import io.goodsflow.inventory.stock.application.UnretireKey;
import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.LedgerEntry;
import io.goodsflow.inventory.stock.domain.LedgerType;
import io.goodsflow.inventory.stock.domain.Movement;
import io.goodsflow.inventory.stock.domain.StockLedger;
import io.goodsflow.kit.data.Transactions;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

@InventoryTest
class RetireKeyTest {

    @Autowired
    private Shop shop;

    @Autowired
    private RetireKey retireKey;

    @Autowired
    private UnretireKey unretireKey;

    @Autowired
    private ReleaseReservation releaseReservation;

    @Autowired
    private StockLedger ledger;

    @Autowired
    private Transactions transactions;

    private final String order = newOrder();
    private long sku;

    @BeforeEach
    void aSkuOnSale() {
        sku = shop.skuOnSale(10);
    }

    @Test
    void aRetiredKeyRefusesNewOrdersAndNamesItself() {
        long other = shop.skuOnSale(5);

        assertThat(retire("r1")).isEqualTo(new Done(key(sku), true, 2));

        assertThat(shop.reserve(order, line(other, 1), line(sku, 1))).isEqualTo(new Retired(List.of(line(sku, 1))));
        assertThat(shop.deduct(order, line(sku, 1, 1)))
                .isEqualTo(new DeductOutcome.Refused(new Retired(List.of(line(sku, 1, 1)))));
        assertThat(shop.buckets(other)).isEqualTo(Buckets.supply(5));
        shop.assertSound(sku, other);
    }

    @Test
    void theLedgerSaysThatAKeyWasRetiredThoughNoUnitMoved() {
        retire("r1");
        unretire("u1", null);

        List<LedgerEntry> history = ledger.history(key(sku), null, 2);
        assertThat(history).extracting(LedgerEntry::type).containsExactly(LedgerType.UNRETIRE, LedgerType.RETIRE);
        assertThat(history).extracting(LedgerEntry::delta).containsOnly(Buckets.NONE);
        shop.assertSound(sku);
    }

    @Test
    void aKeyInUseIsNotRetired() {
        shop.reserve(order, line(sku, 2));
        assertThat(retire("r1")).isEqualTo(new InUse(shop.balance(sku)));

        releaseReservation.handle(new SettleCommand(order, null, "tests"));
        assertThat(retire("r1")).as("a refusal is forgotten").isEqualTo(new Done(key(sku), true, 2));
    }

    @Test
    void unitsThatAreSoldButNotHandedOverKeepTheKeyInUse() {
        shop.deduct(order, line(sku, 2, 1));
        assertThat(retire("r1")).isInstanceOf(InUse.class);

        shop.restoreAll(order, "back");
        assertThat(retire("r1")).isInstanceOf(Done.class);
        shop.assertSound(sku);
    }

    @Test
    void anUnretiredKeyTakesOrdersAgain() {
        retire("r1");

        assertThat(unretire("u1", "r1")).isEqualTo(new Done(key(sku), false, 3));
        assertThat(shop.reserve(order, line(sku, 1))).isInstanceOf(Reserved.class);
    }

    @Test
    void aRepeatGetsTheFirstAnswerAndChangesNothing() {
        retire("r1");
        unretire("u1", "r1");

        assertThat(retire("r1")).isEqualTo(new Done(key(sku), true, 2));
        assertThat(shop.balance(sku).retired()).as("the late repeat").isFalse();
        retire("r2");
        assertThat(unretire("u1", "r1")).isEqualTo(new Done(key(sku), false, 3));
        assertThat(shop.balance(sku).retired()).isTrue();
        assertThat(shop.balance(sku).inventoryVersion()).isEqualTo(4);
    }

    @Test
    void aRequestNumberStandsForOneContent() {
        retire("r1");
        unretire("u1", null);

        assertThat(unretire("r1", null)).isEqualTo(new RequestReused("r1"));
        assertThat(unretire("u1", "r9")).isEqualTo(new RequestReused("u1"));
        assertThat(retire("declare-" + sku)).isEqualTo(new RequestReused("declare-" + sku));
    }

    @Test
    void aRetirementThatWasUndoneBeforeItCameIsRefused() {
        assertThat(unretire("u1", "r1")).isEqualTo(new Done(key(sku), false, 3));

        assertThat(retire("r1")).isEqualTo(new KeyOutcome.Undone("r1"));
        assertThat(shop.balance(sku).retired()).isFalse();
        assertThat(retire("r2")).isInstanceOf(Done.class);
        shop.assertSound(sku);
    }

    @Test
    void aKeyThatWasNeverDeclaredIsNotThere() {
        String unknown = key(newId());

        assertThat(retireKey.handle(new RetireKey.Command("r1", unknown, "tests")))
                .isEqualTo(new KeyOutcome.UnknownKey(unknown));
        assertThat(unretireKey.handle(new UnretireKey.Command("u1", unknown, "tests", null)))
                .isEqualTo(new KeyOutcome.UnknownKey(unknown));
    }

    @RepeatedTest(15)
    void ofReservesAndARetirementAtTheSameMomentNeverBothSucceed() throws Exception {
        List<Boolean> won = Together.run(
                8,
                i -> i == 3
                        ? retire("r1") instanceof Done
                        : shop.reserve(order + "-" + i, line(sku, 1)) instanceof Reserved);

        boolean retired = won.remove(3);
        assertThat(won.contains(true))
                .as("retired %s, reserves %s", retired, won)
                .isNotEqualTo(retired);
        assertThat(shop.balance(sku).retired()).isEqualTo(retired);
        assertThat(shop.balance(sku).inUse()).isNotEqualTo(retired);
        shop.assertSound(sku);
    }

    @RepeatedTest(15)
    void ofADeductAndARetirementAtTheSameMomentExactlyOneSucceeds() throws Exception {
        List<Object> outcomes =
                Together.run(List.of(() -> retire("r1"), () -> (Object) shop.deduct(order, line(sku, 1, 1))));

        boolean retired = outcomes.get(0) instanceof Done;
        assertThat(outcomes.get(1) instanceof Deducted).isNotEqualTo(retired);
        if (retired) {
            assertThat(outcomes.get(1)).isEqualTo(new DeductOutcome.Refused(new Retired(List.of(line(sku, 1, 1)))));
        } else {
            assertThat(outcomes.get(0)).isInstanceOf(InUse.class);
        }
        shop.assertSound(sku);
    }

    @Test
    void theUpdateItselfRefusesToTakeUnitsOfARetiredKeyAndNothingElse() {
        retire("r1");

        assertThat(moves(LedgerType.RESERVE, Buckets.reserve(1))).isFalse();
        assertThat(moves(LedgerType.DEDUCT, Buckets.deduct(1))).isFalse();
        assertThat(moves(LedgerType.ADJUST, Buckets.supply(-1))).isTrue();
        shop.assertSound(sku);
    }

    private boolean moves(LedgerType type, Buckets change) {
        Movement movement = new Movement(key(sku), type.name(), type, change, "tests");
        return transactions.execute(() -> ledger.move(List.of(movement), Instant.now()));
    }

    private KeyOutcome retire(String requestNo) {
        return retireKey.handle(new RetireKey.Command(requestNo, key(sku), "tests"));
    }

    private KeyOutcome unretire(String requestNo, @Nullable String undoes) {
        return unretireKey.handle(new UnretireKey.Command(requestNo, key(sku), "tests", undoes));
    }
}
