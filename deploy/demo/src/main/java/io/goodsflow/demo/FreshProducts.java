package io.goodsflow.demo;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;

/** Products that nobody else has: every instance has keys of its own. For tests and trials on a running fleet. */
public final class FreshProducts {

    public static final String CATEGORY = "Fleet tests";

    private final String run = UUID.randomUUID().toString().substring(0, 8);
    private final int red;
    private final int blue;

    /**
     * @param red stock of each product's red SKU
     * @param blue stock of its blue one
     */
    public FreshProducts(int red, int blue) {
        this.red = red;
        this.blue = blue;
    }

    /** Products with two SKUs each. */
    public List<SampleProduct> of(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(this::product).toList();
    }

    /** Start of every title and outer id. */
    public String run() {
        return run;
    }

    private SampleProduct product(int number) {
        String name = "%s-%04d".formatted(run, number);
        return new SampleProduct(
                name,
                CATEGORY,
                "Product " + name,
                "Made for one run",
                "Probe",
                List.of("https://images.goodsflow.example/" + name + ".jpg"),
                List.of(
                        new SampleSku(name + "-R", new BigDecimal("19.90"), red, Map.of("Color", "red")),
                        new SampleSku(name + "-B", new BigDecimal("21.00"), blue, Map.of("Color", "blue"))));
    }
}
