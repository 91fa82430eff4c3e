package io.goodsflow.inventory.sale;

import static io.goodsflow.inventory.Shop.newId;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.goodsflow.inventory.InventoryTest;
import io.goodsflow.inventory.sale.application.LookUpSales;
import io.goodsflow.inventory.sale.application.LookUpSales.Sale;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.Outbox;
import io.goodsflow.product.contract.event.ItemChangedV1;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** Through the broker, as product-service sends it. */
@InventoryTest
class ItemEventsTest {

    @Autowired
    private Events events;

    @Autowired
    private Outbox outbox;

    @Autowired
    private Transactions transactions;

    @Autowired
    private LookUpSales lookUpSales;

    private final long item = newId();
    private final long kept = newId();
    private final long dropped = newId();

    @Test
    void anItemIsFollowedByItsNewestVersionInWhateverOrderTheNewsComes() {
        send(1, "ONLINE", kept, dropped);
        awaitSale(dropped, new Sale(true, true, true, 1));

        send(3, "ONLINE", kept);
        awaitSale(dropped, new Sale(false, false, true, 3));

        send(2, "OFFLINE", kept, dropped);
        long other = newId();
        send(4, "ONLINE", kept, other);
        awaitSale(other, new Sale(true, true, true, 4));
        assertThat(sale(kept)).isEqualTo(new Sale(true, true, true, 4));
        assertThat(sale(dropped)).isEqualTo(new Sale(false, false, true, 4));

        send(5, "BANNED", kept, other);
        awaitSale(kept, new Sale(true, false, true, 5));
    }

    private void awaitSale(long skuId, Sale expected) {
        await().atMost(Duration.ofSeconds(60))
                .untilAsserted(() -> assertThat(sale(skuId)).isEqualTo(expected));
    }

    private Sale sale(long skuId) {
        return lookUpSales.handle(List.of(skuId)).getOrDefault(skuId, Sale.NEVER);
    }

    private void send(long version, String saleState, Long... skuIds) {
        ItemChangedV1 changed = new ItemChangedV1(
                item,
                1001,
                newId(),
                "op-" + version,
                version,
                "ITEM_UPDATE",
                OffsetDateTime.now(ZoneOffset.UTC),
                newId(),
                List.of("title"),
                new ItemChangedV1.Core(
                        "Tea",
                        7,
                        null,
                        saleState,
                        Arrays.stream(skuIds)
                                .map(id -> new ItemChangedV1.Sku(id, null, Map.of("size", "250 g"), 1990))
                                .toList()));
        transactions.run(() -> outbox.append(events.of(changed, Long.toString(item), version)));
    }
}
