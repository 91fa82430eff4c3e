package io.goodsflow.supply.sheet.adapter.excel;

import static org.assertj.core.api.Assertions.assertThat;

import com.alibaba.excel.EasyExcel;
import com.alibaba.excel.ExcelWriter;
import com.alibaba.excel.write.metadata.WriteSheet;
import com.sun.management.ThreadMXBean;
import io.goodsflow.supply.sheet.application.ImportSheet;
import io.goodsflow.supply.sheet.domain.Header;
import io.goodsflow.supply.sheet.domain.ParsedProduct;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.poi.xssf.streaming.SXSSFRow;
import org.apache.poi.xssf.streaming.SXSSFSheet;
import org.apache.poi.xssf.streaming.SXSSFWorkbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is kept while a sheet is read does not grow with its length; what is allocated grows no faster than its rows. */
class FlatHeapTest {
    private static final int ROWS = 20_000;
    private static final long MAX_GROWTH = 6L << 20;
    private static final long MAX_ALLOCATION_A_ROW = 24_000;

    @TempDir
    Path folder;

    @Test
    void twentyThousandRowsAreReadWithAFlatHeap() throws IOException {
        Path sheet = sheet(ROWS);
        ImportSheet importSheet = Sheets.importSheet();
        importSheet.read(sheet(10), new Counter(Integer.MAX_VALUE));
        Counter counter = new Counter(ROWS / 5);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

        long before = threads.getCurrentThreadAllocatedBytes();
        importSheet.read(sheet, counter);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;

        assertThat(counter.products).isEqualTo(ROWS);
        assertThat(counter.mostUsed - counter.firstUsed).isLessThan(MAX_GROWTH);
        assertThat(allocated / ROWS).isLessThan(MAX_ALLOCATION_A_ROW);
    }

    @Test
    void aTextTableTooLargeForTheHeapGoesToTheDisk() throws IOException {
        Path file = folder.resolve("shared.xlsx");
        try (SXSSFWorkbook book = new SXSSFWorkbook(new XSSFWorkbook(), 100, false, true);
                OutputStream out = Files.newOutputStream(file)) {
            SXSSFSheet sheet = book.createSheet("products");
            fill(sheet.createRow(0), List.of("outer_id", "category", "title", "description", "price", "stock"));
            for (int i = 0; i < ROWS; i++) {
                fill(sheet.createRow(i + 1), row(i));
            }
            book.write(out);
        }
        Counter counter = new Counter(ROWS / 5);

        Sheets.importSheet().read(file, counter);

        assertThat(counter.products).isEqualTo(ROWS);
        assertThat(counter.mostUsed - counter.firstUsed).isLessThan(MAX_GROWTH);
    }

    private static void fill(SXSSFRow row, List<String> texts) {
        for (int at = 0; at < texts.size(); at++) {
            row.createCell(at).setCellValue(texts.get(at));
        }
    }

    private Path sheet(int rows) {
        Path file = folder.resolve("rows-" + rows + ".xlsx");
        try (ExcelWriter writer = EasyExcel.write(file.toFile()).needHead(false).build()) {
            WriteSheet sheet = EasyExcel.writerSheet("products").build();
            writer.write(List.of(List.of("outer_id", "category", "title", "description", "price", "stock")), sheet);
            for (int start = 0; start < rows; start += 1000) {
                writer.write(
                        IntStream.range(start, Math.min(rows, start + 1000))
                                .mapToObj(FlatHeapTest::row)
                                .toList(),
                        sheet);
            }
        }
        return file;
    }

    private static List<String> row(int number) {
        return List.of(
                "product-" + number,
                "Misc",
                "Title of product " + number,
                ("words " + number + " ").repeat(20),
                "10.50",
                "7");
    }

    /** Looks at the heap from time to time, after everything that can go is gone. */
    private static final class Counter implements ImportSheet.Products {
        private final int interval;
        private int products;
        private long firstUsed;
        private long mostUsed;

        private Counter(int interval) {
            this.interval = interval;
        }

        @Override
        public void header(Header header) {
            // nothing to keep
        }

        @Override
        public void product(ParsedProduct product) {
            if (++products % interval == 1) {
                System.gc();
                long used = Runtime.getRuntime().totalMemory()
                        - Runtime.getRuntime().freeMemory();
                firstUsed = firstUsed == 0 ? used : firstUsed;
                mostUsed = Math.max(mostUsed, used);
            }
        }
    }
}
