package io.goodsflow.supply.sheet.adapter.excel;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * Tells a workbook from another file by its container alone: reads the directory at the end, inflates nothing. Old
 * {@code .xls} files and encrypted workbooks are no zip files at all.
 */
final class ZipContainer {
    private static final int END_RECORD = 22;
    private static final int MAX_COMMENT = 65_535;
    private static final int END_SIGNATURE = 0x06054b50;
    private static final int MAX_DIRECTORY_BYTES = 4 << 20;

    private ZipContainer() {}

    static void check(Path file, int maxEntries) throws IOException {
        checkDirectory(file, maxEntries);
        try (ZipFile zip = new ZipFile(file.toFile())) {
            Set<String> names = new HashSet<>();
            for (ZipEntry entry : zip.stream().toList()) {
                if (!names.add(entry.getName())) {
                    throw Refusals.unsafe("two files inside have the same name");
                }
            }
            if (!names.contains("[Content_Types].xml") || !names.contains("xl/workbook.xml")) {
                throw Refusals.notAWorkbook();
            }
        } catch (ZipException e) {
            throw Refusals.notAWorkbook();
        }
    }

    /** The directory is looked at before anything holds it in memory. */
    private static void checkDirectory(Path file, int maxEntries) throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            if (in.length() < END_RECORD || in.readInt() != 0x504b0304) {
                throw Refusals.notAWorkbook();
            }
            byte[] tail = new byte[(int) Math.min(in.length(), END_RECORD + MAX_COMMENT)];
            in.seek(in.length() - tail.length);
            in.readFully(tail);
            int end = endRecord(tail);
            if (unsigned16(tail, end + 10) > maxEntries || unsigned32(tail, end + 12) > MAX_DIRECTORY_BYTES) {
                throw Refusals.unsafe("it holds more than " + maxEntries + " files");
            }
        }
    }

    private static int endRecord(byte[] tail) {
        for (int at = tail.length - END_RECORD; at >= 0; at--) {
            if (unsigned32(tail, at) == END_SIGNATURE) {
                return at;
            }
        }
        throw Refusals.notAWorkbook();
    }

    private static int unsigned16(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) | ((bytes[at + 1] & 0xFF) << 8);
    }

    private static long unsigned32(byte[] bytes, int at) {
        return unsigned16(bytes, at) | (long) unsigned16(bytes, at + 2) << 16;
    }
}
