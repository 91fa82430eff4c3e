package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.DemoMain;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** The bundled catalogue travels from the spreadsheet to a confirmed order. */
@FleetTest
@Order(1)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class SampleCatalogueTest {

    private final RunningFleet fleet = new RunningFleet();

    @Test
    @Order(1)
    void the_demo_holds_all_its_proofs() {
        assertThat(demo()).contains("All").doesNotContain("FAILED in step");
    }

    @Test
    @Order(2)
    void a_second_demo_recognises_what_is_on_sale_and_goes_on() {
        assertThat(demo()).contains("All").doesNotContain("FAILED in step");
    }

    private String demo() {
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        int exitCode = DemoMain.run(
                fleet.guest().gateway().toString(),
                new PrintStream(told, true, StandardCharsets.UTF_8),
                Duration.ofSeconds(60));
        String text = told.toString(StandardCharsets.UTF_8);
        assertThat(exitCode).as(text).isZero();
        return text;
    }
}
