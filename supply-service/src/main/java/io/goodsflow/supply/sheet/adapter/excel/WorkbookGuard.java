package io.goodsflow.supply.sheet.adapter.excel;

import io.goodsflow.supply.sheet.domain.MergedRange;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * Inflates every file inside a workbook once, before any parser sees it, with all bounds checked while inflating: a bomb
 * is noticed after the first megabyte, not after the last.
 */
final class WorkbookGuard {
    private static final int GRACE = 1 << 20;
    private static final int BUFFER = 1 << 16;
    private static final String SHARED_STRINGS = "xl/sharedStrings.xml";
    private final SheetProperties limits;

    WorkbookGuard(SheetProperties limits) {
        this.limits = limits;
    }

    /**
     * What is to be read of a workbook that is safe.
     *
     * @param sheet name of the first visible sheet
     */
    record Plan(String sheet, List<MergedRange> merged) {}

    Plan inspect(Path file) throws IOException {
        ZipContainer.check(file, limits.maxEntries());
        try (ZipFile zip = new ZipFile(file.toFile())) {
            WorkbookParts parts = WorkbookParts.read(zip);
            Inflation inflation = new Inflation(zip, parts);
            for (ZipEntry entry : zip.stream().toList()) {
                inflation.scan(entry);
            }
            return new Plan(parts.visibleSheet(), inflation.merged);
        } catch (ZipException e) {
            throw Refusals.invalid("the file is damaged", e);
        }
    }

    /** One walk over all files inside. */
    private final class Inflation {
        private final ZipFile zip;
        private final WorkbookParts parts;
        private final byte[] buffer = new byte[BUFFER];
        private long total;
        private List<MergedRange> merged = List.of();

        private Inflation(ZipFile zip, WorkbookParts parts) {
            this.zip = zip;
            this.parts = parts;
        }

        private void scan(ZipEntry entry) throws IOException {
            try (InputStream in = zip.getInputStream(entry)) {
                XmlScanner scanner = new XmlScanner(limits);
                int count = in.readNBytes(buffer, 0, BUFFER);
                boolean xml = XmlStart.isXml(buffer, count);
                long size = 0;
                while (count > 0) {
                    size += count;
                    check(entry, size, count, xml);
                    if (xml) {
                        scanner.feed(buffer, count);
                    }
                    count = in.read(buffer);
                }
                if (entry.getName().equals(parts.visiblePart())) {
                    merged = scanner.merged();
                }
            }
        }

        private void check(ZipEntry entry, long size, int count, boolean xml) {
            total += count;
            if (total > limits.maxInflatedBytes()) {
                throw Refusals.unsafe("it inflates to more than " + limits.maxInflatedBytes() + " bytes");
            }
            if (size > GRACE && size > entry.getCompressedSize() * limits.maxRatio()) {
                throw Refusals.unsafe("a part inflates to more than " + limits.maxRatio() + " times its size");
            }
            boolean streamed = parts.isSheet(entry.getName()) || entry.getName().equals(SHARED_STRINGS);
            if (xml && !streamed && size > limits.maxOtherPartBytes()) {
                throw Refusals.unsafe("a part is larger than " + limits.maxOtherPartBytes() + " bytes");
            }
        }
    }
}
