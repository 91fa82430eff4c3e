package io.goodsflow.e2e;

import io.goodsflow.demo.SampleProduct;
import io.goodsflow.demo.SampleSku;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;

/** Products that no other test has: every run has its own keys. */
final class FreshProducts {

    static final String CATEGORY = "Fleet tests";
    static final int STOCK_OF_RED = 7;
    static final int STOCK_OF_BLUE = 3;

    private final String run = UUID.randomUUID().toString().substring(0, 8);

    /** Products with two SKUs each. */
    List<SampleProduct> of(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(this::product).toList();
    }

    /** Start of every title and outer id. */
    String run() {
        return run;
    }

    private SampleProduct product(int number) {
        String name = "%s-%04d".formatted(run, number);
        return new SampleProduct(
                name,
                CATEGORY,
                "Product " + name,
                "Made for one run of the tests",
                "Probe",
                List.of("https://images.goodsflow.example/" + name + ".jpg"),
                List.of(
                        new SampleSku(name + "-R", new BigDecimal("19.90"), STOCK_OF_RED, Map.of("Color", "red")),
                        new SampleSku(name + "-B", new BigDecimal("21.00"), STOCK_OF_BLUE, Map.of("Color", "blue"))));
    }
}
