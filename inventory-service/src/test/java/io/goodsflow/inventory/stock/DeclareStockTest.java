package io.goodsflow.inventory.stock;

import static io.goodsflow.inventory.Shop.key;
import static io.goodsflow.inventory.Shop.line;
import static io.goodsflow.inventory.Shop.newId;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.inventory.InventoryTest;
import io.goodsflow.inventory.Shop;
import io.goodsflow.inventory.Together;
import io.goodsflow.inventory.stock.application.DeclareOutcome;
import io.goodsflow.inventory.stock.application.DeclareOutcome.AlreadyDeclared;
import io.goodsflow.inventory.stock.application.DeclareOutcome.Declared;
import io.goodsflow.inventory.stock.application.DeclareOutcome.RequestReused;
import io.goodsflow.inventory.stock.application.DeclareStock;
import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.DeclareDecision;
import io.goodsflow.inventory.stock.domain.LedgerEntry;
import io.goodsflow.inventory.stock.domain.LedgerType;
import io.goodsflow.inventory.stock.domain.StockConfigs;
import io.goodsflow.inventory.stock.domain.StockLedger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

@InventoryTest
class DeclareStockTest {

    @Autowired
    private Shop shop;

    @Autowired
    private DeclareStock declareStock;

    @Autowired
    private StockLedger ledger;

    @Autowired
    private StockConfigs configs;

    private final long item = newId();
    private final long sku = newId();

    @Test
    void aNewKeyGetsItsStockAndALedgerRowThatSaysWhy() {
        assertThat(decision(shop.declare(item, sku, "r1", 40))).isEqualTo(DeclareDecision.CREATED);

        assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(40));
        assertThat(ledger.history(key(sku), null, 10)).singleElement().satisfies(entry -> {
            assertThat(entry.requestNo()).isEqualTo("r1");
            assertThat(entry.type()).isEqualTo(LedgerType.INIT);
            assertThat(entry.delta()).isEqualTo(Buckets.supply(40));
            assertThat(entry.after()).isEqualTo(Buckets.supply(40));
            assertThat(entry.operator()).isEqualTo("tests");
            assertThat(entry.seq()).isEqualTo(1);
        });
        shop.assertSound(sku);
    }

    @Test
    void theSameRequestAgainChangesNothing() {
        shop.declare(item, sku, "r1", 40);

        assertThat(decision(shop.declare(item, sku, "r1", 40))).isEqualTo(DeclareDecision.REPEATED);
        assertThat(shop.balance(sku).seq()).isEqualTo(1);
    }

    @Test
    void theSameRequestWithAnotherFigureIsRefused() {
        shop.declare(item, sku, "r1", 40);

        assertThat(shop.declare(item, sku, "r1", 41)).isEqualTo(new RequestReused("r1"));
        assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(40));
    }

    @Test
    void aCorrectedFigureBeforeTheFirstSaleIsAnAdjustment() {
        shop.declare(item, sku, "r1", 40);

        assertThat(decision(shop.declare(item, sku, "r2", 25))).isEqualTo(DeclareDecision.ADJUSTED);
        assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(25));
        assertThat(ledger.history(key(sku), null, 1))
                .extracting(LedgerEntry::delta)
                .containsExactly(Buckets.supply(-15));
        assertThat(shop.balance(sku).inventoryVersion()).isEqualTo(2);

        assertThat(decision(shop.declare(item, sku, "r3", 25))).isEqualTo(DeclareDecision.UNCHANGED);
        assertThat(decision(shop.declare(item, sku, "r3", 25))).isEqualTo(DeclareDecision.REPEATED);
        shop.assertSound(sku);
    }

    @Test
    void aFirstFigureRepeatedLateDoesNotUndoTheCorrection() {
        shop.declare(item, sku, "r1", 40);
        shop.declare(item, sku, "r2", 25);

        assertThat(decision(shop.declare(item, sku, "r1", 40))).isEqualTo(DeclareDecision.REPEATED);
        assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(25));
    }

    @Test
    void onceOnSaleTheStockIsNotDeclaredAnew() {
        shop.declare(item, sku, "r1", 40);
        shop.follow(item, "ONLINE", 1, sku);
        shop.follow(item, "OFFLINE", 2, sku);

        assertThat(shop.declare(item, sku, "r2", 50)).isEqualTo(new AlreadyDeclared(List.of(key(sku))));
        assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(40));
    }

    @Test
    void aFirstSaleIsRememberedThoughItsNewsCameLate() {
        shop.declare(item, sku, "r1", 40);
        shop.follow(item, "OFFLINE", 2, sku);
        shop.follow(item, "ONLINE", 1, sku);

        assertThat(shop.declare(item, sku, "r2", 50)).isInstanceOf(AlreadyDeclared.class);
    }

    @Test
    void anotherItemCannotDeclareTheKey() {
        shop.declare(item, sku, "r1", 40);

        assertThat(shop.declare(newId(), sku, "r2", 50)).isInstanceOf(AlreadyDeclared.class);
    }

    @Test
    void oneRefusedLineLeavesTheOthersUntouched() {
        long sold = shop.skuOnSale(5);

        DeclareOutcome outcome = declareStock.handle(new DeclareStock.Command(
                item,
                1001,
                "tests",
                List.of(
                        new DeclareStock.Line("a", sku, key(sku), 10),
                        new DeclareStock.Line("b", sold, key(sold), 10))));

        assertThat(outcome).isEqualTo(new AlreadyDeclared(List.of(key(sold))));
        assertThat(configs.find(key(sku))).isEmpty();
    }

    @Test
    void manyLinesOfOneItemAreDeclaredAtOnce() {
        List<DeclareStock.Line> lines = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            long one = newId();
            lines.add(new DeclareStock.Line("bulk", one, key(one), i));
        }

        Declared declared = (Declared) declareStock.handle(new DeclareStock.Command(item, 1001, "tests", lines));

        assertThat(declared.lines())
                .extracting(DeclareOutcome.Line::skuId)
                .containsExactlyElementsOf(
                        lines.stream().map(DeclareStock.Line::skuId).toList());
        assertThat(declared.lines()).allMatch(line -> line.decision() == DeclareDecision.CREATED);
        shop.assertSound(lines.stream().map(DeclareStock.Line::skuId).toArray(Long[]::new));
    }

    @Test
    void theSameDeclarationManyTimesAtOnceHappensOnce() throws Exception {
        List<DeclareDecision> decisions = Together.run(8, i -> decision(shop.declare(item, sku, "r1", 40)));

        assertThat(decisions).containsOnlyOnce(DeclareDecision.CREATED);
        assertThat(decisions).filteredOn(DeclareDecision.REPEATED::equals).hasSize(7);
        assertThat(shop.balance(sku).seq()).isEqualTo(1);
    }

    @Test
    void aKeyThatOrdersHoldIsNotAdjustedBehindTheirBack() {
        shop.declare(item, sku, "r1", 40);
        shop.follow(item, "ONLINE", 1, sku);
        shop.reserve(Shop.newOrder(), line(sku, 1));

        assertThat(shop.declare(item, sku, "r2", 50)).isInstanceOf(AlreadyDeclared.class);
        shop.assertSound(sku);
    }

    private static DeclareDecision decision(DeclareOutcome outcome) {
        assertThat(outcome).isInstanceOf(Declared.class);
        return ((Declared) outcome).lines().get(0).decision();
    }
}
