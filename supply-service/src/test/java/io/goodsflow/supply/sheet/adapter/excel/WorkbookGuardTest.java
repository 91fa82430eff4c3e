package io.goodsflow.supply.sheet.adapter.excel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.supply.contract.error.SupplyError;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Workbooks made to hurt; each must be refused with words that say why, and none may reach a parser. */
class WorkbookGuardTest {
    private static final SheetProperties SMALL = new SheetProperties(100, 10, 50, 20, 4_000_000, 1_000_000, 150);
    private static final String START = "<worksheet><sheetData>";
    private static final String END = "</sheetData></worksheet>";

    @TempDir
    Path folder;

    @Test
    void anOrdinaryWorkbookPassesAndItsMergedRangesAreKnown() throws IOException {
        Path file = workbook(START
                + row(1, "a")
                + END.replace("</sheetData>", "</sheetData><mergeCells><mergeCell ref=\"B2:C3\"/></mergeCells>"));

        WorkbookGuard.Plan plan = new WorkbookGuard(SMALL).inspect(file);

        assertThat(plan.sheet()).isEqualTo("goods");
        assertThat(plan.merged()).singleElement().satisfies(range -> assertThat(range.name())
                .isEqualTo("B2:C3"));
    }

    @Test
    void rowsAreBounded() throws IOException {
        StringBuilder rows = new StringBuilder(START);
        for (int i = 1; i <= 101; i++) {
            rows.append(row(i, "x"));
        }
        refused(workbook(rows + END), "more than 100 rows");
    }

    @Test
    void columnsAreBounded() throws IOException {
        refused(workbook(START + row(1, "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11") + END), "10 columns");
    }

    @Test
    void oneEndlessCellIsRefused() throws IOException {
        refused(workbook(START + row(1, noise(120_000)) + END), "a cell is longer");
    }

    @Test
    void aCellOfManyPiecesCountsAsOne() throws IOException {
        String pieces = ("<r><t>" + noise(1000) + "</t></r>").repeat(120);
        refused(workbook(START + "<row r=\"1\"><c t=\"inlineStr\"><is>" + pieces + "</is></c></row>" + END), "longer");
    }

    @Test
    void anEndlessTagIsRefused() throws IOException {
        refused(workbook(START + "<row r=\"1\" x=\"" + noise(70_000) + "\"/>" + END), "a tag is too long");
    }

    @Test
    void deepNestingIsRefused() throws IOException {
        refused(workbook("<a>".repeat(200) + "</a>".repeat(200)), "nested too deeply");
    }

    @Test
    void aDocumentTypeIsRefusedInEveryPartAndBehindEveryComment() throws IOException {
        String type = "<!-- > --><!DOCTYPE x [<!ENTITY e \"e\">]>";
        refused(workbook(type + START + END), "document type");
        refused(file(zip -> add(zip, "xl/styles.xml", type + "<styleSheet/>")), "document type");
    }

    @Test
    void otherEncodingsAreRefusedBecauseTheyCouldHideOne() throws IOException {
        byte[] utf16 = (START + END).getBytes(StandardCharsets.UTF_16);
        refused(file(zip -> add(zip, "xl/media/image1.png", utf16)), "UTF-8");
        refused(workbook("<?xml version=\"1.0\" encoding=\"UTF-7\"?>" + START + END), "UTF-8");
    }

    @Test
    void theRatioIsCheckedWhileInflating() throws IOException {
        String spaces = " ".repeat(3_000_000);
        refused(file(zip -> add(zip, "xl/media/a.bin", spaces)), "150 times");
    }

    @Test
    void theSumOfAllPartsIsBounded() throws IOException {
        refused(
                file(zip -> {
                    for (int i = 0; i < 5; i++) {
                        add(zip, "xl/media/" + i + ".bin", noise(900_000));
                    }
                }),
                "inflates to more than");
    }

    @Test
    void partsThatAreHeldInMemoryAreBounded() throws IOException {
        StringBuilder styles = new StringBuilder("<styleSheet>");
        String words = noise(1_100_000);
        for (int at = 0; at < words.length(); at += 1000) {
            styles.append("<x v='").append(words, at, at + 1000).append("'/>");
        }
        refused(file(zip -> add(zip, "xl/styles.xml", styles + "</styleSheet>")), "a part is larger than");
    }

    @Test
    void theNumberOfPartsIsBounded() throws IOException {
        refused(
                file(zip -> {
                    for (int i = 0; i < 30; i++) {
                        add(zip, "xl/media/" + i + ".bin", "x");
                    }
                }),
                "more than 20 files");
    }

    @Test
    void anotherKindOfOfficeFileIsNoWorkbook() throws IOException {
        Path file = folder.resolve("letter.docx");
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            add(zip, "[Content_Types].xml", "<Types/>");
            add(zip, "word/document.xml", "<document/>");
        }
        assertThatExceptionOfType(GoodsflowException.class)
                .isThrownBy(() -> ZipContainer.check(file, 20))
                .satisfies(e -> assertThat(e.errorCode()).isEqualTo(SupplyError.NOT_A_WORKBOOK));
    }

    @Test
    void aDamagedWorkbookIsNamedSo() throws IOException {
        Path file = Sheets.file("unicode");
        byte[] bytes = Files.readAllBytes(file);
        for (int i = 200; i < bytes.length - 2000; i += 40) {
            bytes[i] ^= 0x55;
        }
        Path damaged = Files.write(folder.resolve("damaged.xlsx"), bytes);

        assertThatExceptionOfType(GoodsflowException.class)
                .isThrownBy(() -> Sheets.read(damaged))
                .satisfies(e -> assertThat(e.errorCode().code()).startsWith("supply."));
    }

    @Test
    void aGapOfMillionsOfRowsIsRefused() throws IOException {
        Path file = workbook(START + row(1, "outer_id", "category", "title", "price") + row(2_000_000_000, "x") + END);
        EasyExcelSheetReader reader = new EasyExcelSheetReader(SMALL);

        assertThatExceptionOfType(GoodsflowException.class)
                .isThrownBy(() ->
                        new io.goodsflow.supply.sheet.application.ImportSheet(reader).read(file, new Sheets.Read()))
                .satisfies(e -> assertThat(Sheets.message(e)).contains("more than 100 rows"));
    }

    private void refused(Path file, String why) {
        assertThatExceptionOfType(GoodsflowException.class)
                .isThrownBy(() -> new WorkbookGuard(SMALL).inspect(file))
                .satisfies(e -> assertThat(e.errorCode()).isEqualTo(SupplyError.WORKBOOK_UNSAFE))
                .satisfies(e -> assertThat(Sheets.message(e)).contains(why));
    }

    private interface Parts {
        void addTo(ZipOutputStream zip) throws IOException;
    }

    private Path workbook(String sheet) throws IOException {
        return write(sheet, zip -> {});
    }

    private Path file(Parts more) throws IOException {
        return write(START + END, more);
    }

    private Path write(String sheet, Parts more) throws IOException {
        Path file = Files.createTempFile(folder, "book", ".xlsx");
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            add(
                    zip,
                    "[Content_Types].xml",
                    "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"><Default"
                            + " Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
                            + "<Override PartName=\"/xl/workbook.xml\" ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml\"/>"
                            + "<Override PartName=\"/xl/worksheets/sheet1.xml\" ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml\"/></Types>");
            add(
                    zip,
                    "_rels/.rels",
                    "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\"><Relationship"
                            + " Id=\"rId1\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument\""
                            + " Target=\"xl/workbook.xml\"/></Relationships>");
            add(
                    zip,
                    "xl/workbook.xml",
                    "<workbook xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\""
                            + " xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\"><sheets>"
                            + "<sheet name=\"goods\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>");
            add(
                    zip,
                    "xl/_rels/workbook.xml.rels",
                    "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\"><Relationship"
                            + " Id=\"rId1\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet\""
                            + " Target=\"worksheets/sheet1.xml\"/></Relationships>");
            add(zip, "xl/worksheets/sheet1.xml", sheet);
            more.addTo(zip);
        }
        return file;
    }

    private static void add(ZipOutputStream zip, String name, String text) throws IOException {
        add(zip, name, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void add(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(bytes);
        zip.closeEntry();
    }

    private static String row(int number, String... texts) {
        StringBuilder row = new StringBuilder("<row r=\"" + number + "\">");
        for (String text : texts) {
            row.append("<c t=\"inlineStr\"><is><t>").append(text).append("</t></is></c>");
        }
        return row.append("</row>").toString();
    }

    /** Text that does not deflate well. */
    private static String noise(int length) {
        Random random = new Random(7);
        StringBuilder text = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            text.append((char) ('0' + random.nextInt(70) % 43));
        }
        return text.toString().replace('<', 'x').replace('&', 'x').replace('>', 'x');
    }
}
