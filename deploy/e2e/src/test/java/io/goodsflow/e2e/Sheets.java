package io.goodsflow.e2e;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** The sheets in the folder that GOODSFLOW_CASES names; none if it is not set. */
final class Sheets {

    private static final String RUN_TOKEN = "QQRUN";

    private Sheets() {}

    static Stream<Path> named(String glob) {
        String folder = System.getenv("GOODSFLOW_CASES");
        if (folder == null || folder.isBlank()) {
            return Stream.empty();
        }
        try (var files = Files.newDirectoryStream(Path.of(folder), glob)) {
            List<Path> found = new java.util.ArrayList<>();
            files.forEach(found::add);
            return found.stream().sorted();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The workbook with its run token replaced, so that one sheet can be sent again and again. */
    static byte[] withRunToken(Path sheet, String token) {
        try {
            return rewritten(Files.readAllBytes(sheet), token);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] rewritten(byte[] workbook, String token) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(workbook));
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                zip.putNextEntry(new ZipEntry(entry.getName()));
                byte[] content = in.readAllBytes();
                zip.write(
                        entry.getName().endsWith(".xml")
                                ? new String(content, StandardCharsets.UTF_8)
                                        .replace(RUN_TOKEN, token)
                                        .getBytes(StandardCharsets.UTF_8)
                                : content);
                zip.closeEntry();
            }
        }
        return out.toByteArray();
    }
}
