package io.goodsflow.supply.sheet.domain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A product whose rows are still coming. */
final class OpenProduct {
    private final Header header;
    private final String outerId;
    private final int firstRow;
    private final ProductColumns columns;
    private final List<ParsedProduct.RawRow> rows = new ArrayList<>();
    private final List<Product.Sku> skus = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    private final Map<String, Integer> skuCodes = new HashMap<>();
    private final Set<Map<String, String>> specs = new HashSet<>();
    private long size;

    OpenProduct(Header header, String outerId, int firstRow) {
        this.header = header;
        this.outerId = outerId;
        this.firstRow = firstRow;
        this.columns = new ProductColumns(header);
    }

    String outerId() {
        return outerId;
    }

    int firstRow() {
        return firstRow;
    }

    int rowCount() {
        return rows.size();
    }

    /** Characters of all its rows. */
    long size() {
        return size;
    }

    Optional<String> differing(RowValues row) {
        return columns.differing(row);
    }

    void add(RowValues values, ParsedProduct.RawRow raw) {
        columns.take(values);
        rows.add(raw);
        size += raw.size();
        List<String> found = new ArrayList<>(values.problems());
        Product.Sku sku = SkuRules.read(values, header, found);
        checkUnique(sku, values.row(), found);
        skus.add(sku);
        found.forEach(problem -> problems.add("Row " + values.row() + ": " + problem));
    }

    void fail(String problem) {
        problems.add(problem);
    }

    ParsedProduct close() {
        Product product = read();
        ParsedProduct.@Nullable Problem problem =
                problems.isEmpty() ? null : new ParsedProduct.Problem(false, String.join("; ", problems) + ".");
        return new ParsedProduct(firstRow, outerId, List.copyOf(rows), problem == null ? product : null, problem);
    }

    private Product read() {
        List<String> found = new ArrayList<>();
        Product product = columns.read(outerId, skus, found);
        found.forEach(problem -> problems.add("Row " + firstRow + ": " + problem));
        return product;
    }

    private void checkUnique(Product.Sku sku, int row, List<String> found) {
        if (sku.skuCode() != null) {
            Integer other = skuCodes.putIfAbsent(sku.skuCode().toLowerCase(Locale.ROOT), row);
            if (other != null) {
                found.add("sku_code repeats that of row " + other);
            }
        }
        if (!specs.add(sku.specs())) {
            found.add("the specs repeat those of another SKU of the product");
        }
    }
}
