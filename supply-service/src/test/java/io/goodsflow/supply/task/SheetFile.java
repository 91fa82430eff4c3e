package io.goodsflow.supply.task;

import com.alibaba.excel.EasyExcel;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Builds import sheets for tests; ids are fresh in every test. */
final class SheetFile {
    static final List<String> HEADER =
            List.of("outer_id", "category", "title", "sku_code", "spec:Colour", "price", "stock");
    private final List<List<String>> rows = new ArrayList<>();

    SheetFile() {
        rows.add(HEADER);
    }

    static String id() {
        return "P-" + UUID.randomUUID().toString().substring(0, 12);
    }

    SheetFile product(String outerId, String title, String price, String... colours) {
        for (String colour : colours.length == 0 ? new String[] {"red"} : colours) {
            rows.add(List.of(outerId, "Misc", title, outerId + "-" + colour, colour, price, "5"));
        }
        return this;
    }

    SheetFile row(String... cells) {
        rows.add(List.of(cells));
        return this;
    }

    SheetFile products(int count) {
        for (int i = 0; i < count; i++) {
            product(id(), "Product " + i, "10.50");
        }
        return this;
    }

    void replaceHeader(String... header) {
        rows.set(0, List.of(header));
    }

    List<String> outerIds() {
        return rows.stream().skip(1).map(row -> row.get(0)).distinct().toList();
    }

    byte[] bytes() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        EasyExcel.write(out).needHead(false).sheet("products").doWrite(rows);
        return out.toByteArray();
    }

    static List<List<String>> read(byte[] sheet) {
        List<List<String>> rows = new ArrayList<>();
        List<java.util.Map<Integer, String>> read = EasyExcel.read(new java.io.ByteArrayInputStream(sheet))
                .headRowNumber(0)
                .sheet()
                .doReadSync();
        read.forEach(row -> rows.add(
                row.values().stream().map(text -> text == null ? "" : text).toList()));
        return rows;
    }
}
