package io.goodsflow.bench.publish;

import io.goodsflow.bench.measure.Workers;
import io.goodsflow.demo.FreshProducts;
import io.goodsflow.product.contract.api.CreateDraftRequest;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.contract.api.DraftSource;
import io.goodsflow.product.contract.api.SubmitDraftRequest;
import io.goodsflow.product.contract.api.TargetSaleState;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;

/** Brings new products as far as a verdict: one of four SKUs, as a supplier would describe it. */
final class Drafts {

    private static final int THREADS = 8;
    private static final String OPERATOR = "bench";
    private static final List<String> COLOURS = List.of("red", "blue");
    private static final List<String> SIZES = List.of("M", "L");
    private static final String DESCRIPTION =
            "A product of a measurement. ".repeat(12).strip();

    private final ProductCalls product;

    Drafts(ProductCalls product) {
        this.product = product;
    }

    List<Submitted> submit(long merchant, int count) {
        product.signIn();
        AtomicReferenceArray<Submitted> all = new AtomicReferenceArray<>(count);
        Workers.run(THREADS, count, (thread, number) -> all.set(number, submitOne(merchant, number)));
        return IntStream.range(0, count).mapToObj(all::get).toList();
    }

    private Submitted submitOne(long merchant, int number) {
        String name = "bench-%d-%04d".formatted(merchant, number);
        DraftAnswer draft = product.create(new CreateDraftRequest(
                name,
                name,
                merchant,
                DraftSource.SUPPLIER,
                OPERATOR,
                // out of the shoppers' sight
                TargetSaleState.OFFLINE,
                content(name)));
        return new Submitted(
                draft, product.submit(draft.draftId(), new SubmitDraftRequest(name + "-submit", OPERATOR)));
    }

    static DraftContent content(String name) {
        List<String> images = IntStream.rangeClosed(1, 3)
                .mapToObj(image -> "https://images.goodsflow.example/" + name + "-" + image + ".jpg")
                .toList();
        List<DraftContent.Sku> skus = COLOURS.stream()
                .flatMap(colour -> SIZES.stream().map(size -> sku(name, colour, size)))
                .toList();
        return new DraftContent(
                FreshProducts.CATEGORY, "Product " + name, DESCRIPTION, "Probe", name, images, Map.of(), skus);
    }

    private static DraftContent.Sku sku(String name, String colour, String size) {
        Map<String, String> specs = new LinkedHashMap<>();
        specs.put("Color", colour);
        specs.put("Size", size);
        return new DraftContent.Sku(name + "-" + colour + "-" + size, specs, 1_990);
    }
}
