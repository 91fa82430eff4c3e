package io.goodsflow.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SampleCatalogueTest {

    private final SampleCatalogue catalogue = SampleCatalogue.load();

    @Test
    void itHasFortyProductsInAtLeastTwelveCategoriesWithAtLeastNinetySkus() {
        assertThat(catalogue.products()).hasSize(40);
        assertThat(catalogue.categories()).hasSizeGreaterThanOrEqualTo(12);
        assertThat(catalogue.skuCount()).isGreaterThanOrEqualTo(90);
    }

    @Test
    void everyFileOfTheFolderIsInTheIndex() throws Exception {
        Path folder = Path.of("src/main/resources/catalogue");
        try (Stream<Path> files = Files.list(folder)) {
            List<String> names = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".yaml"))
                    .sorted()
                    .toList();
            assertThat(Files.readAllLines(folder.resolve("index.txt"))).containsExactlyElementsOf(names);
        }
    }

    @Test
    void idsTitlesAndSkuCodesAreUnique() {
        assertThat(catalogue.products()).extracting(SampleProduct::outerId).doesNotHaveDuplicates();
        assertThat(catalogue.products()).extracting(SampleProduct::title).doesNotHaveDuplicates();
        assertThat(catalogue.products().stream().flatMap(product -> product.skus().stream()))
                .extracting(SampleSku::code)
                .doesNotHaveDuplicates();
    }

    @Test
    void everyProductKeepsTheLimitsOfTheSheet() {
        assertThat(catalogue.categories()).allSatisfy(name -> assertThat(name).hasSizeBetween(1, 64));
        assertThat(catalogue.products()).allSatisfy(product -> {
            assertThat(product.title()).hasSizeBetween(8, 128);
            assertThat(product.description()).hasSizeBetween(40, 20_000).doesNotContain("\n");
            assertThat(product.brand()).isNotBlank();
            assertThat(product.images()).isNotEmpty().allMatch(url -> url.startsWith("https://"));
            assertThat(product.skus()).isNotEmpty();
        });
    }

    @Test
    void skusOfAProductDifferInTheValuesOfTheSameSpecs() {
        assertThat(catalogue.products()).allSatisfy(product -> {
            assertThat(product.skus()).extracting(SampleSku::specs).doesNotHaveDuplicates();
            assertThat(product.skus().stream()
                            .map(sku -> List.copyOf(sku.specs().keySet()))
                            .distinct())
                    .hasSize(1);
        });
    }

    @Test
    void everySkuHasAPriceAndStockToSell() {
        assertThat(catalogue.products().stream().flatMap(product -> product.skus().stream()))
                .allSatisfy(sku -> {
                    assertThat(sku.price()).isBetween(new BigDecimal("1.00"), new BigDecimal("9999.99"));
                    assertThat(sku.price().scale()).isEqualTo(2);
                    assertThat(sku.priceInFen())
                            .isEqualTo(sku.price().movePointRight(2).longValueExact());
                    assertThat(sku.stock()).isBetween(10, 1000);
                    assertThat(sku.specs()).isNotEmpty();
                });
    }

    @Test
    void itSpeaksChineseAndEnglish() {
        long chinese = catalogue.products().stream()
                .filter(product -> product.title().codePoints().anyMatch(Character::isIdeographic))
                .count();

        assertThat(chinese).isBetween(12L, 28L);
    }
}
