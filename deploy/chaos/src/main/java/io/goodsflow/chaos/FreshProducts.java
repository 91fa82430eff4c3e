package io.goodsflow.chaos;

import io.goodsflow.demo.SampleProduct;
import io.goodsflow.demo.SampleSku;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;

/** Products that no other run has, with two SKUs each. */
final class FreshProducts {

    static final String CATEGORY = "Chaos";
    static final int STOCK = 400;

    private final String run = UUID.randomUUID().toString().substring(0, 8);

    List<SampleProduct> of(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(this::product).toList();
    }

    String run() {
        return run;
    }

    private SampleProduct product(int number) {
        String name = "%s-%04d".formatted(run, number);
        return new SampleProduct(
                name,
                CATEGORY,
                "Product " + name,
                "Made for one run under faults",
                "Probe",
                List.of("https://images.goodsflow.example/" + name + ".jpg"),
                List.of(
                        new SampleSku(name + "-R", new BigDecimal("19.90"), STOCK, Map.of("Color", "red")),
                        new SampleSku(name + "-B", new BigDecimal("21.00"), STOCK, Map.of("Color", "blue"))));
    }
}
