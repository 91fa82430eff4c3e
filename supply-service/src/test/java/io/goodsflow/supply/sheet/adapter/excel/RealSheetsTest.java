package io.goodsflow.supply.sheet.adapter.excel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Sheets of real shops, read where they are. */
@EnabledIfEnvironmentVariable(named = "GOODSFLOW_CASES", matches = ".+")
class RealSheetsTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @Test
    void everyRealSheetHasTheProductsAndSkusItIsKnownToHave() throws IOException {
        List<Path> sheets;
        try (Stream<Path> files = Files.list(Path.of(System.getenv("GOODSFLOW_CASES")))) {
            sheets = files.filter(file -> file.getFileName().toString().matches("real-.*\\.xlsx"))
                    .toList();
        }
        assertThat(sheets).isNotEmpty().allSatisfy(RealSheetsTest::check);
    }

    private static void check(Path sheet) throws IOException {
        String name = sheet.getFileName().toString().replace(".xlsx", ".expected.json");
        JsonNode expected = JSON.readTree(Files.readAllBytes(sheet.resolveSibling(name)));

        Sheets.Read read = Sheets.read(sheet);

        assertThat(read.failed()).isEmpty();
        assertThat(read.ok()).hasSize(expected.path("products").asInt());
        assertThat(read.products.stream()
                        .mapToInt(product ->
                                Objects.requireNonNull(product.product()).skus().size())
                        .sum())
                .isEqualTo(expected.path("skus").asInt());
    }
}
