package io.goodsflow.kit.test;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.broken.contract.event.ChangedV1;
import io.goodsflow.broken.contract.event.LostV1;
import io.goodsflow.shop.contract.event.OrderPlacedV1;
import org.junit.jupiter.api.Test;

class GoldenEventsTest {

    @Test
    void anEventThatIsWhatItsGoldenFileSaysPasses() {
        GoldenEvents.same(OrderPlacedV1.class);
        GoldenEvents.tolerant(OrderPlacedV1.class);
    }

    @Test
    void anEventWithoutAGoldenFileFails() {
        assertThatThrownBy(() -> GoldenEvents.same(LostV1.class))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("src/test/resources/golden/broken.lost.v1.json");
    }

    @Test
    void anEventThatLostAFieldFails() {
        assertThatThrownBy(() -> GoldenEvents.same(ChangedV1.class))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("paid");
    }

    @Test
    void aPackageWithoutEventsFails() {
        assertThatThrownBy(() -> GoldenEvents.in("io.goodsflow.nothing")).isInstanceOf(AssertionError.class);
    }
}
