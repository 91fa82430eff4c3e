package io.goodsflow.supply.sheet.adapter.excel;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.supply.sheet.application.ImportSheet;
import io.goodsflow.supply.sheet.domain.Header;
import io.goodsflow.supply.sheet.domain.ParsedProduct;
import io.goodsflow.supply.sheet.domain.Product;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Reads the awkward sheets of the test resources. */
final class Sheets {
    static final SheetProperties LIMITS = new SheetProperties(200_000, 512, 2_000_000, 2000, 1L << 30, 16 << 20, 150);

    private Sheets() {}

    static ImportSheet importSheet() {
        return new ImportSheet(new EasyExcelSheetReader(LIMITS));
    }

    static Path file(String name) {
        try {
            return Path.of(Objects.requireNonNull(Sheets.class.getResource("/sheets/" + name + ".xlsx"), name)
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    static Read read(String name) {
        return read(file(name));
    }

    static Read read(Path file) {
        Read read = new Read();
        try {
            importSheet().read(file, read);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return read;
    }

    static String message(GoodsflowException refusal) {
        return new MessageFormat(refusal.errorCode().english()).format(refusal.arguments());
    }

    /** What came out of a sheet. */
    static final class Read implements ImportSheet.Products {
        final List<ParsedProduct> products = new ArrayList<>();
        List<String> warnings = List.of();

        @Override
        public void header(Header header) {
            warnings = header.warnings();
        }

        @Override
        public void product(ParsedProduct product) {
            products.add(product);
        }

        List<Integer> ok() {
            return products.stream()
                    .filter(product -> product.product() != null)
                    .map(ParsedProduct::itemNo)
                    .toList();
        }

        List<Integer> failed() {
            return products.stream()
                    .filter(product -> product.problem() != null)
                    .map(ParsedProduct::itemNo)
                    .toList();
        }

        ParsedProduct row(int itemNo) {
            return products.stream()
                    .filter(product -> product.itemNo() == itemNo)
                    .findFirst()
                    .orElseThrow();
        }

        Product product(int itemNo) {
            return Objects.requireNonNull(row(itemNo).product());
        }

        String problem(int itemNo) {
            return Objects.requireNonNull(row(itemNo).problem()).message();
        }
    }
}
