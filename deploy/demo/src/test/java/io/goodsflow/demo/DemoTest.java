package io.goodsflow.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class DemoTest {

    private static final Duration SOON = Duration.ofSeconds(1);

    private final ByteArrayOutputStream output = new ByteArrayOutputStream();

    @Test
    void itGoesTheWholeWayAndSaysWhatItProved() throws Exception {
        try (StubFleet fleet = new StubFleet()) {
            assertThat(run(fleet)).isZero();

            assertThat(text())
                    .contains("40 products with 94 SKUs", "DONE: 40 read, 40 on sale", "All 5 steps held", "男装")
                    .contains("curl -s '" + fleet.url() + "/api/products?page_size=5'");
        }
    }

    @Test
    void aSecondRunRecognisesWhatIsThereAndOrdersAgain() throws Exception {
        try (StubFleet fleet = new StubFleet()) {
            assertThat(run(fleet)).isZero();
            assertThat(run(fleet)).isZero();

            assertThat(fleet.imports()).isEqualTo(2);
            assertThat(text()).contains("40 of them were on sale or on their way before");
        }
    }

    @Test
    void aServiceThatIsDownForAMomentIsWaitedFor() throws Exception {
        assertThat(runWith(fleet -> fleet.isDownForAMoment = true)).isZero();
    }

    @Test
    void aLostProductIsNoticed() throws Exception {
        assertThat(runWith(fleet -> fleet.losesAProduct = true)).isEqualTo(1);
        assertThat(text()).contains("FAILED in step 4", "The listing of all 40 products did not happen");
    }

    @Test
    void aFailedRowIsShownAndNoticed() throws Exception {
        assertThat(runWith(fleet -> fleet.failsARow = true)).isEqualTo(1);
        assertThat(text()).contains("row 2 failed: supply.row_invalid", "FAILED in step 3");
    }

    @Test
    void stockThatDoesNotMoveIsNoticed() throws Exception {
        assertThat(runWith(fleet -> fleet.keepsStock = true)).isEqualTo(1);
        assertThat(text()).contains("FAILED in step 5");
    }

    @Test
    void aReservationThatCountsTwiceIsNoticed() throws Exception {
        assertThat(runWith(fleet -> fleet.reservesTwice = true)).isEqualTo(1);
        assertThat(text()).contains("FAILED in step 5");
    }

    @Test
    void aGatewayThatIsNotThereIsAClearError() throws Exception {
        StubFleet gone = new StubFleet();
        gone.close();

        assertThat(run(gone)).isEqualTo(1);
        assertThat(text()).contains("the gateway at " + gone.url() + " cannot be reached");
    }

    @Test
    void aUrlThatIsNoneIsAClearError() {
        assertThat(DemoMain.run("localhost", stream(), SOON)).isEqualTo(1);
        assertThat(text()).contains("GOODSFLOW_GATEWAY_URL is no URL");
    }

    private int runWith(Consumer<StubFleet> fault) throws Exception {
        try (StubFleet fleet = new StubFleet()) {
            fault.accept(fleet);
            return run(fleet);
        }
    }

    private int run(StubFleet fleet) {
        return DemoMain.run(fleet.url(), stream(), SOON);
    }

    private PrintStream stream() {
        return new PrintStream(output, true, StandardCharsets.UTF_8);
    }

    private String text() {
        return output.toString(StandardCharsets.UTF_8);
    }
}
