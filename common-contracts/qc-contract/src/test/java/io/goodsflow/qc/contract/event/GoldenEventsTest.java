package io.goodsflow.qc.contract.event;

import io.goodsflow.kit.test.GoldenEvents;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class GoldenEventsTest {

    @TestFactory
    Stream<DynamicTest> everyEventIsWhatItsGoldenFileSays() {
        return GoldenEvents.in("io.goodsflow.qc.contract.event");
    }
}
