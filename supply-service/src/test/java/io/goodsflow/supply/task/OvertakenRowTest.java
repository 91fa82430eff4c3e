package io.goodsflow.supply.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.goodsflow.inventory.contract.api.CreateInventoryRequest;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A corrected sheet that comes while a row of the first one is between its draft and its stock. */
class OvertakenRowTest extends SupplyTest {
    private static final long FIRST_FIGURE = 5;
    private final String id = SheetFile.id();
    private final CountDownLatch corrected = new CountDownLatch(1);
    private final AtomicBoolean onItsWay = new AtomicBoolean();

    @AfterEach
    void openTheGate() {
        corrected.countDown();
        PEERS.stock.gate(request -> {});
    }

    @Test
    void theOlderRowSetsItsFigureNoMoreAndEndsAsOvertaken() {
        PEERS.stock.gate(this::holdTheFirst);
        long first = ops.imports(sheet(FIRST_FIGURE), merchant);
        await().atMost(PATIENCE).untilTrue(onItsWay);

        long second = ops.imports(sheet(8), merchant);
        awaitStatus(second, "DONE");
        corrected.countDown();

        awaitStatus(first, "FAILED");
        assertThat(ops.rows(first).path(0).path("error_code").asString()).isEqualTo("supply.draft_ended");
        assertThat(PEERS.drafts.of(id).answer().skus())
                .allSatisfy(sku -> assertThat(PEERS.stock.get(sku.skuId())).isEqualTo(8));
        assertThat(PEERS.drafts.of(id).submissions()).hasValue(1);
    }

    private byte[] sheet(long stock) {
        return new SheetFile()
                .row(id, "Misc", "Cup", "C-1", "red", "10.50", Long.toString(stock))
                .bytes();
    }

    private void holdTheFirst(CreateInventoryRequest request) {
        if (request.lines().get(0).initQuantity() != FIRST_FIGURE) {
            return;
        }
        assertThat(Objects.requireNonNull(request.edition())).isEqualTo(1);
        onItsWay.set(true);
        try {
            corrected.await(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
