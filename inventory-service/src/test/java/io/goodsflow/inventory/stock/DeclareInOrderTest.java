package io.goodsflow.inventory.stock;

import static io.goodsflow.inventory.Shop.key;
import static io.goodsflow.inventory.Shop.newId;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.inventory.InventoryTest;
import io.goodsflow.inventory.Shop;
import io.goodsflow.inventory.Together;
import io.goodsflow.inventory.stock.application.DeclareOutcome;
import io.goodsflow.inventory.stock.application.DeclareOutcome.Declared;
import io.goodsflow.inventory.stock.application.DeclareOutcome.Overtaken;
import io.goodsflow.inventory.stock.application.DeclareStock;
import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.DeclareDecision;
import io.goodsflow.inventory.stock.domain.StockConfigs;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** Declarations of one item that overtake each other. */
@InventoryTest
class DeclareInOrderTest {

    @Autowired
    private Shop shop;

    @Autowired
    private DeclareStock declareStock;

    @Autowired
    private StockConfigs configs;

    private final long item = newId();
    private final long sku = newId();

    @Test
    void anOlderEditionSetsItsFigureNoMore() {
        declare(2L, line("newer", sku, 8));

        assertThat(declare(1L, line("older", sku, 5))).isEqualTo(new Overtaken(List.of(key(sku))));

        assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(8));
        assertThat(shop.balance(sku).seq()).isEqualTo(1);
        assertThat(declare(1L, line("older", sku, 5))).isInstanceOf(Overtaken.class);
        shop.assertSound(sku);
    }

    @Test
    void aNewerEditionAdjustsTheFigureAndTheSameOneMayBeRepeated() {
        declare(1L, line("older", sku, 5));

        assertThat(decision(declare(2L, line("newer", sku, 8)))).isEqualTo(DeclareDecision.ADJUSTED);
        assertThat(decision(declare(2L, line("newer", sku, 8)))).isEqualTo(DeclareDecision.REPEATED);
        assertThat(decision(declare(1L, line("older", sku, 5)))).isEqualTo(DeclareDecision.REPEATED);
        assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(8));
        assertThat(declare(1L, line("third", sku, 6))).isInstanceOf(Overtaken.class);
    }

    @Test
    void anEditionCountsThoughItsFigureWasThereAlready() {
        declare(1L, line("older", sku, 8));
        assertThat(decision(declare(3L, line("newer", sku, 8)))).isEqualTo(DeclareDecision.UNCHANGED);

        assertThat(declare(2L, line("between", sku, 5))).isInstanceOf(Overtaken.class);
    }

    @Test
    void oneOvertakenLineLeavesTheOthersUntouched() {
        long dropped = newId();
        declare(2L, line("newer", sku, 8));

        assertThat(declare(1L, line("a", dropped, 5), line("b", sku, 5))).isEqualTo(new Overtaken(List.of(key(sku))));
        assertThat(configs.find(key(dropped))).isEmpty();
    }

    @Test
    void aCallerThatKnowsOfNoEditionsIsServedAsBefore() {
        declare(2L, line("newer", sku, 8));

        assertThat(decision(declare(null, line("unordered", sku, 5)))).isEqualTo(DeclareDecision.ADJUSTED);
        assertThat(declare(1L, line("older", sku, 6))).isInstanceOf(Overtaken.class);
    }

    @RepeatedTest(5)
    void whateverTheOrderOfArrivalTheNewestEditionHasItsFigure() throws Exception {
        Together.run(8, i -> declare(i + 1L, line("edition-" + i, sku, 100 + i)));

        assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(107));
        assertThat(shop.balance(sku).edition()).isEqualTo(8);
        shop.assertSound(sku);
    }

    private DeclareOutcome declare(@Nullable Long edition, DeclareStock.Line... lines) {
        return declareStock.handle(new DeclareStock.Command(item, 1001, "tests", edition, Arrays.asList(lines)));
    }

    private static DeclareStock.Line line(String requestNo, long skuId, long figure) {
        return new DeclareStock.Line(requestNo, skuId, key(skuId), figure);
    }

    private static DeclareDecision decision(DeclareOutcome outcome) {
        assertThat(outcome).isInstanceOf(Declared.class);
        return ((Declared) outcome).lines().get(0).decision();
    }
}
