package io.goodsflow.supply.sheet.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ProductAssemblerTest {
    private static final List<String> HEADER = List.of(
            "outer_id", "category", "title", "brand", "sku_code", "spec:Colour", "price", "stock", "image_urls");
    private final List<ParsedProduct> products = new ArrayList<>();
    private int row = 1;
    private final ProductAssembler assembler =
            new ProductAssembler(((HeaderOutcome.Read) Header.read(HEADER)).header(), List.of(), products::add);

    @Test
    void rowsOfOneIdAreOneProductIfTheyAgreeOrSayNothing() {
        row("A", "Misc", "Mug", "b", "1", "red", "5", "1");
        row("A", "", "", "b", "2", "blue", "6.5", "");
        assembler.finish();

        Product mug = Objects.requireNonNull(products.get(0).product());
        assertThat(products).hasSize(1);
        assertThat(mug.skus())
                .containsExactly(
                        new Product.Sku("1", Map.of("Colour", "red"), 500, 1),
                        new Product.Sku("2", Map.of("Colour", "blue"), 650, 0));
    }

    @Test
    void aLaterRowMayFillWhatTheFirstLeftEmpty() {
        row("A", "Misc", "", "", "1", "red", "5", "1");
        row("A", "", "Mug", "", "2", "blue", "5", "1");
        assembler.finish();

        assertThat(Objects.requireNonNull(products.get(0).product()).title()).isEqualTo("Mug");
    }

    @Test
    void aContradictingRowStandsForItselfAndTheProductGoesOnBehindIt() {
        row("A", "Misc", "Mug", "", "1", "red", "5", "1");
        row("A", "Misc", "Cup", "", "2", "blue", "5", "1");
        row("A", "Misc", "Mug", "", "3", "green", "5", "1");
        assembler.finish();

        assertThat(products).extracting(ParsedProduct::itemNo).containsExactly(2, 3);
        assertThat(Objects.requireNonNull(products.get(0).product()).skus()).hasSize(2);
        assertThat(problem(3)).contains("row 2", "another title");
        assertThat(products.get(1).problem()).matches(problem -> problem.conflict());
    }

    @Test
    void oneBadSkuFailsItsProductAndEveryReasonIsNamedWithItsRow() {
        row("A", "Misc", "Mug", "", "1", "red", "5.555", "1");
        row("A", "Misc", "Mug", "", "1", "red", "5", "many");
        assembler.finish();

        assertThat(products).hasSize(1);
        assertThat(problem(2))
                .contains(
                        "Row 2: price has more than two decimals",
                        "Row 3: stock must be a whole number",
                        "Row 3: sku_code repeats that of row 2",
                        "Row 3: the specs repeat");
        assertThat(products.get(0).rows()).hasSize(2);
    }

    @Test
    void whatIsMissingIsNamed() {
        row("A", "", "", "", "1", "red", "", "1");
        assembler.finish();

        assertThat(problem(2)).contains("category is required", "title is required", "price is required");
    }

    @Test
    void blankRowsNeitherCountNorPart() {
        row("A", "Misc", "Mug", "", "1", "red", "5", "1");
        row("", " ", "\u00A0", "", "", "", "", "");
        row("A", "Misc", "Mug", "", "2", "blue", "5", "1");
        assembler.finish();

        assertThat(products).hasSize(1);
        assertThat(products.get(0).rows()).hasSize(2);
    }

    @Test
    void imagesArePartedBySemicolonOrLineBreak() {
        row("A", "Misc", "Mug", "", "1", "red", "5", "1", "https://a/1.jpg; https://a/2.jpg\nhttps://a/3.jpg;");
        assembler.finish();

        assertThat(Objects.requireNonNull(products.get(0).product()).imageUrls())
                .containsExactly("https://a/1.jpg", "https://a/2.jpg", "https://a/3.jpg");
    }

    @Test
    void modesThatCannotBeImportedYetAreRowErrors() {
        ProductAssembler modes = new ProductAssembler(
                ((HeaderOutcome.Read) Header.read(List.of("outer_id", "category", "title", "price", "inventory_mode")))
                        .header(),
                List.of(),
                products::add);
        Stream.of("QTY", "qty", "", "SYS_GEN", "EXT_POOL", "OTHER")
                .forEach(mode -> modes.accept(new SheetRow(
                        ++row,
                        Stream.of("P" + row, "Misc", "T", "1", mode)
                                .map(Cell::of)
                                .toList())));
        modes.finish();

        assertThat(products.stream()
                        .filter(product -> product.problem() != null)
                        .map(ParsedProduct::itemNo))
                .containsExactly(5, 6, 7);
    }

    @Test
    void aProductOfEndlessRowsIsClosedAndTheRestFailsRowByRow() {
        for (int i = 0; i < 503; i++) {
            row("A", "Misc", "Mug", "", "c" + i, "x" + i, "5", "1");
        }
        assembler.finish();

        assertThat(products).hasSize(4);
        assertThat(products.get(0).rows()).hasSize(500);
        assertThat(problem(2)).contains("more than 500 rows");
        assertThat(products.get(3).itemNo()).isEqualTo(504);
    }

    @Test
    void productsLeaveInTheOrderOfTheirFirstRow() {
        row("A", "Misc", "Mug", "", "1", "red", "5", "1");
        row("", "Misc", "No id", "", "1", "red", "5", "1");
        row("A", "Misc", "Mug", "", "2", "blue", "5", "1");
        row("B", "Misc", "Cup", "", "1", "red", "5", "1");
        row("A", "Misc", "Mug", "", "3", "green", "5", "1");
        assembler.finish();

        assertThat(products).extracting(ParsedProduct::itemNo).containsExactly(2, 3, 5, 6);
        assertThat(problem(6)).contains("Row 6: it repeats the outer_id of row 2");
    }

    @Test
    void aThousandIdsAreToldApart() {
        for (int i = 0; i < 3000; i++) {
            row("P" + i, "Misc", "Mug", "", "1", "red", "5", "1");
        }
        row("P17", "Misc", "Mug", "", "1", "red", "5", "1");
        assembler.finish();

        assertThat(products.stream().filter(product -> product.problem() != null))
                .hasSize(1);
        assertThat(problem(3002)).contains("row 19");
    }

    private void row(String... cells) {
        assembler.accept(new SheetRow(++row, Stream.of(cells).map(Cell::of).toList()));
    }

    private String problem(int itemNo) {
        return products.stream()
                .filter(product -> product.itemNo() == itemNo)
                .map(product -> Objects.requireNonNull(product.problem()).message())
                .findFirst()
                .orElseThrow();
    }
}
