package io.goodsflow.demo;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Stream;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.jspecify.annotations.Nullable;

/** Writes products as the import sheet of the API: one row a SKU, columns named by code. */
public final class ImportSheet {

    private static final String SPEC = "spec:";

    private ImportSheet() {}

    /** The sheet as an xlsx file. */
    public static byte[] of(List<SampleProduct> products) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        List<String> columns = columns(products);
        try (Workbook workbook = new Workbook(file, "Goodsflow", "1.0")) {
            Worksheet sheet = workbook.newWorksheet("products");
            for (int column = 0; column < columns.size(); column++) {
                sheet.value(0, column, columns.get(column));
            }
            int row = 1;
            for (SampleProduct product : products) {
                for (SampleSku sku : product.skus()) {
                    write(sheet, row++, columns, product, sku);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file.toByteArray();
    }

    private static List<String> columns(List<SampleProduct> products) {
        List<String> specs = products.stream()
                .flatMap(product -> product.skus().stream())
                .flatMap(sku -> sku.specs().keySet().stream())
                .distinct()
                .map(SPEC::concat)
                .toList();
        return Stream.of(
                        List.of("outer_id", "category", "title", "description", "brand", "image_urls", "sku_code"),
                        specs,
                        List.of("price", "stock", "inventory_mode"))
                .flatMap(List::stream)
                .toList();
    }

    private static void write(Worksheet sheet, int row, List<String> columns, SampleProduct product, SampleSku sku) {
        for (int column = 0; column < columns.size(); column++) {
            String code = columns.get(column);
            switch (code) {
                case "outer_id" -> sheet.value(row, column, product.outerId());
                case "category" -> sheet.value(row, column, product.category());
                case "title" -> sheet.value(row, column, product.title());
                case "description" -> sheet.value(row, column, product.description());
                case "brand" -> sheet.value(row, column, product.brand());
                case "image_urls" -> sheet.value(row, column, String.join(";", product.images()));
                case "sku_code" -> sheet.value(row, column, sku.code());
                case "price" -> sheet.value(row, column, sku.price());
                case "stock" -> sheet.value(row, column, sku.stock());
                case "inventory_mode" -> sheet.value(row, column, "QTY");
                default -> writeSpec(sheet, row, column, sku.specs().get(code.substring(SPEC.length())));
            }
        }
    }

    private static void writeSpec(Worksheet sheet, int row, int column, @Nullable String value) {
        if (value != null) {
            sheet.value(row, column, value);
        }
    }
}
