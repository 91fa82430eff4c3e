package io.goodsflow.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dhatim.fastexcel.reader.Cell;
import org.dhatim.fastexcel.reader.CellType;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Row;
import org.junit.jupiter.api.Test;

class ImportSheetTest {

    private final SampleCatalogue catalogue = SampleCatalogue.load();

    @Test
    void whatIsWrittenIsReadBack() throws Exception {
        List<Map<String, Cell>> rows = read(ImportSheet.of(catalogue.products()));

        assertThat(rows).hasSize(catalogue.skuCount());
        int next = 0;
        for (SampleProduct product : catalogue.products()) {
            for (SampleSku sku : product.skus()) {
                assertSame(rows.get(next++), product, sku);
            }
        }
    }

    @Test
    void theColumnsAreThoseOfTheImportSheet() throws Exception {
        List<Map<String, Cell>> rows = read(ImportSheet.of(catalogue.products()));

        List<String> columns = List.copyOf(rows.get(0).keySet());
        assertThat(columns)
                .startsWith("outer_id", "category", "title", "description", "brand", "image_urls", "sku_code")
                .endsWith("price", "stock", "inventory_mode")
                .contains("spec:颜色", "spec:尺码", "spec:容量", "spec:Color", "spec:Size");
    }

    @Test
    void idsAreTextAndAmountsAreNumbers() throws Exception {
        Map<String, Cell> first = read(ImportSheet.of(catalogue.products())).get(0);

        assertThat(first.get("outer_id").getType()).isEqualTo(CellType.STRING);
        assertThat(first.get("sku_code").getType()).isEqualTo(CellType.STRING);
        assertThat(first.get("price").getType()).isEqualTo(CellType.NUMBER);
        assertThat(first.get("stock").getType()).isEqualTo(CellType.NUMBER);
    }

    private static void assertSame(Map<String, Cell> row, SampleProduct product, SampleSku sku) {
        assertThat(row.get("outer_id").asString()).isEqualTo(product.outerId());
        assertThat(row.get("category").asString()).isEqualTo(product.category());
        assertThat(row.get("title").asString()).isEqualTo(product.title());
        assertThat(row.get("description").asString()).isEqualTo(product.description());
        assertThat(row.get("brand").asString()).isEqualTo(product.brand());
        assertThat(row.get("image_urls").asString().split(";")).containsExactlyElementsOf(product.images());
        assertThat(row.get("sku_code").asString()).isEqualTo(sku.code());
        assertThat(row.get("price").asNumber()).isEqualByComparingTo(sku.price());
        assertThat(row.get("stock").asNumber().intValueExact()).isEqualTo(sku.stock());
        assertThat(row.get("inventory_mode").asString()).isEqualTo("QTY");
        Map<String, String> specs = new LinkedHashMap<>();
        row.forEach((column, cell) -> {
            if (column.startsWith("spec:") && cell != null && cell.getType() != CellType.EMPTY) {
                specs.put(column.substring(5), cell.asString());
            }
        });
        assertThat(specs).isEqualTo(sku.specs());
    }

    /** Cells by column, a row each; an absent cell is null. */
    private static List<Map<String, Cell>> read(byte[] file) throws Exception {
        try (ReadableWorkbook workbook = new ReadableWorkbook(new ByteArrayInputStream(file))) {
            List<Row> rows = workbook.getFirstSheet().read();
            List<Map<String, Cell>> result = new ArrayList<>();
            for (Row row : rows.subList(1, rows.size())) {
                Map<String, Cell> cells = new LinkedHashMap<>();
                for (int column = 0; column < rows.get(0).getCellCount(); column++) {
                    cells.put(
                            rows.get(0).getCell(column).asString(),
                            column < row.getCellCount() ? row.getCell(column) : null);
                }
                result.add(cells);
            }
            return result;
        }
    }
}
