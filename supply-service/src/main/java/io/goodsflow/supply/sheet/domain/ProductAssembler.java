package io.goodsflow.supply.sheet.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Puts rows together to products (api.md, "The import sheet"): consecutive rows with one {@code outer_id} are one product
 * if they agree; a row that contradicts, or repeats an id further down, stands for itself as a failed one.
 *
 * <p>Products leave in growing order of their first row, and what is kept is bounded by one product, whatever the length
 * of the sheet. The same rows give the same products, so a reader that starts again can skip what is stored already.
 */
public final class ProductAssembler {
    private static final int MAX_ROWS = 500;
    private static final long MAX_PRODUCT_SIZE = 1_000_000;
    private static final long MAX_ROW_SIZE = 200_000;
    private static final int MAX_OUTER_ID = 128;
    private static final int SHORT_CELL = 1000;

    private final Header header;
    private final RowReader reader;
    private final Consumer<ParsedProduct> products;
    private final SeenIds seen = new SeenIds();
    private final List<ParsedProduct> behindOpen = new ArrayList<>();
    private long sizeBehindOpen;
    private @Nullable OpenProduct open;

    public ProductAssembler(Header header, List<MergedRange> merged, Consumer<ParsedProduct> products) {
        this.header = header;
        this.reader = new RowReader(header, merged);
        this.products = products;
    }

    /** Takes the next row; blank ones do not count. */
    public void accept(SheetRow row) {
        if (row.isBlank()) {
            return;
        }
        SheetRow restored = header.isErrorSheet() ? restored(row) : row;
        ParsedProduct.RawRow raw = new ParsedProduct.RawRow(row.number(), restored.texts());
        if (raw.size() > MAX_ROW_SIZE) {
            List<String> shortened =
                    raw.cells().stream().map(ProductAssembler::shortened).toList();
            reject(
                    new ParsedProduct.RawRow(row.number(), shortened),
                    "",
                    false,
                    "it has more than " + MAX_ROW_SIZE + " characters");
            return;
        }
        take(reader.read(restored), raw);
    }

    /** The last row was given. */
    public void finish() {
        closeOpen();
    }

    private void take(RowValues values, ParsedProduct.RawRow raw) {
        String outerId = values.get(Column.OUTER_ID);
        String unusable = unusable(values, outerId);
        if (!unusable.isEmpty()) {
            reject(raw, "", false, unusable);
        } else if (open != null && open.outerId().equals(outerId)) {
            join(open, values, raw);
        } else {
            begin(outerId, values, raw);
        }
    }

    /** Without a usable id a row belongs to no product; then everything that is wrong with it is said at once. */
    private static String unusable(RowValues values, String outerId) {
        List<String> problems = new ArrayList<>(values.problems());
        boolean idUnreadable = values.unreadable(Column.OUTER_ID);
        if (outerId.isEmpty() && !idUnreadable) {
            problems.add("outer_id is required");
        } else if (Text.characters(outerId) > MAX_OUTER_ID) {
            problems.add("outer_id is longer than " + MAX_OUTER_ID + " characters");
        } else if (!idUnreadable) {
            return "";
        }
        return String.join("; ", problems);
    }

    private void join(OpenProduct product, RowValues values, ParsedProduct.RawRow raw) {
        String differing = product.differing(values).orElse("");
        if (!differing.isEmpty()) {
            reject(
                    raw,
                    product.outerId(),
                    true,
                    "it has the outer_id of row " + product.firstRow() + " but another " + differing);
        } else if (product.rowCount() + behindOpen.size() >= MAX_ROWS) {
            product.fail("Row " + product.firstRow() + ": the product has more than " + MAX_ROWS + " rows");
            closeOpen();
            begin(values.get(Column.OUTER_ID), values, raw);
        } else if (product.size() > MAX_PRODUCT_SIZE) {
            product.fail(
                    "Row " + product.firstRow() + ": the product has more than " + MAX_PRODUCT_SIZE + " characters");
            closeOpen();
            begin(values.get(Column.OUTER_ID), values, raw);
        } else {
            product.add(values, raw);
        }
    }

    private void begin(String outerId, RowValues values, ParsedProduct.RawRow raw) {
        closeOpen();
        int first = seen.firstRowOrRemember(outerId, values.row());
        if (first != 0) {
            reject(raw, outerId, true, "it repeats the outer_id of row " + first);
            return;
        }
        OpenProduct product = new OpenProduct(header, outerId, values.row());
        product.add(values, raw);
        open = product;
    }

    private void reject(ParsedProduct.RawRow raw, String outerId, boolean conflict, String why) {
        behindOpen.add(new ParsedProduct(
                raw.row(),
                outerId,
                List.of(raw),
                null,
                new ParsedProduct.Problem(conflict, "Row " + raw.row() + ": " + why + ".")));
        sizeBehindOpen += raw.size();
        if (open == null || behindOpen.size() >= MAX_ROWS || sizeBehindOpen > MAX_PRODUCT_SIZE) {
            closeOpen();
        }
    }

    private void closeOpen() {
        if (open != null) {
            products.accept(open.close());
            open = null;
        }
        behindOpen.forEach(products);
        behindOpen.clear();
        sizeBehindOpen = 0;
    }

    private static SheetRow restored(SheetRow row) {
        return new SheetRow(
                row.number(),
                row.cells().stream()
                        .map(cell -> new Cell(Neutral.restore(cell.text()), cell.fault()))
                        .toList());
    }

    private static String shortened(String text) {
        return text.length() > SHORT_CELL ? text.substring(0, SHORT_CELL) : text;
    }
}
