package io.goodsflow.supply.sheet.adapter.excel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.supply.contract.error.SupplyError;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Each sheet holds one thing that real merchants send; expected.json beside them says what must come of it. */
class AwkwardSheetsTest {
    @Test
    void idsAreTextWithTheCellsOwnZeroPadding() {
        Sheets.Read sheet = Sheets.read("text-ids");

        assertThat(sheet.ok()).containsExactly(2, 4);
        assertThat(sheet.product(2).outerId()).isEqualTo("0017");
        assertThat(sheet.product(4).outerId()).isEqualTo("6901234567892");
        assertThat(sheet.row(3).outerId()).isEqualTo("0017");
        assertThat(sheet.problem(3)).contains("Row 3", "row 2", "another title");
    }

    @Test
    void pricesAreNeverRounded() {
        Sheets.Read sheet = Sheets.read("prices");

        assertThat(sheet.failed()).contains(3, 5, 6, 7, 9, 11);
        assertThat(sheet.product(2).skus().get(0).price()).isEqualTo(5990);
        assertThat(sheet.product(8).skus().get(0).price()).isEqualTo(100_000_000);
        assertThat(sheet.product(10).skus().get(0).price()).isZero();
        assertThat(sheet.failed()).contains(4);
        assertThat(sheet.products).hasSize(10);
        assertThat(sheet.problem(11)).contains("more than two decimals");
    }

    @Test
    void aDateIsIsoTextAndARowWithoutIdFails() {
        Sheets.Read sheet = Sheets.read("bad-row-with-date");

        assertThat(sheet.ok()).containsExactly(3);
        assertThat(sheet.failed()).containsExactly(2);
        assertThat(sheet.problem(2)).contains("outer_id is required");
        assertThat(sheet.row(2).rows().get(0).cells()).contains("2016-01-28");
    }

    @Test
    void mergedCellsFailTheirRowsAndNameTheRange() {
        Sheets.Read sheet = Sheets.read("merged");

        assertThat(sheet.ok()).containsExactly(2);
        assertThat(sheet.failed()).containsExactly(3, 4);
        assertThat(sheet.problem(3)).contains("C3:C4");
        assertThat(sheet.problem(4)).contains("C3:C4");
    }

    @Test
    void aFormulaWithoutStoredValueIsNeverZero() {
        Sheets.Read sheet = Sheets.read("formula-without-cache");

        assertThat(sheet.ok()).containsExactly(2);
        assertThat(sheet.problem(3)).contains("Row 3: stock has a formula without a stored value");
    }

    @Test
    void anIdAfterAnotherProductNamesBothRows() {
        Sheets.Read sheet = Sheets.read("duplicates");

        assertThat(sheet.ok()).containsExactly(2, 3);
        assertThat(sheet.problem(4)).contains("Row 4").contains("row 2");
    }

    @Test
    void theFirstVisibleSheetIsRead() {
        assertThat(Sheets.read("hidden-first-sheet").ok()).containsExactly(2, 3);
    }

    @Test
    void styledBlankRowsDoNotCount() {
        assertThat(Sheets.read("trailing-styled-blank").products).hasSize(2).allMatch(row -> row.problem() == null);
    }

    @Test
    void riskyTextsAreKeptAsTheyWere() {
        Sheets.Read sheet = Sheets.read("formula-injection");

        assertThat(sheet.failed()).containsExactly(2, 3, 4);
        assertThat(sheet.row(3).rows().get(0).cells()).contains("+1+1");
        assertThat(sheet.problem(2)).contains("title has a formula", "price must be a plain decimal");
    }

    @Test
    void idsAreTrimmedOfInvisibleCharactersAndLengthsAreChecked() {
        Sheets.Read sheet = Sheets.read("unicode");

        assertThat(sheet.ok()).containsExactly(2, 3, 5);
        assertThat(sheet.failed()).containsExactly(4, 6);
        assertThat(sheet.product(3).outerId()).isEqualTo("QQRUN-unicode-N002");
        assertThat(sheet.product(2).title()).isEqualTo("可爱 😊 杯子");
    }

    @Test
    void stockIsAWholeNumberWithinBounds() {
        Sheets.Read sheet = Sheets.read("stock");

        assertThat(sheet.failed()).containsExactly(2, 3, 6);
        assertThat(sheet.product(4).skus().get(0).stock()).isEqualTo(12);
        assertThat(sheet.product(5).skus().get(0).stock()).isZero();
    }

    @Test
    void chineseLabelsAreHeaders() {
        Sheets.Read sheet = Sheets.read("chinese-headers");

        assertThat(sheet.ok()).containsExactly(2);
        assertThat(sheet.warnings).isEmpty();
    }

    @Test
    void aMissingColumnFailsTheWholeSheetAndIsNamed() {
        assertThat(refusal("missing-column", SupplyError.MISSING_COLUMN)).contains("title");
    }

    @Test
    void aColumnThatStandsTwiceFailsTheWholeSheetAndIsNamed() {
        assertThat(refusal("duplicate-headers", SupplyError.DUPLICATE_COLUMN)).contains("price");
    }

    @Test
    void aHeaderAloneIsNoSheet() {
        assertThat(refusal("header-only", SupplyError.NO_DATA_ROWS)).contains("no data row");
    }

    @Test
    void anOldOrEncryptedFileIsNoWorkbook() throws IOException {
        EasyExcelSheetReader reader = new EasyExcelSheetReader(Sheets.LIMITS);

        assertThatExceptionOfType(GoodsflowException.class)
                .isThrownBy(() -> reader.checkContainer(Sheets.file("not-a-workbook")))
                .satisfies(e -> assertThat(e.errorCode()).isEqualTo(SupplyError.NOT_A_WORKBOOK));
        reader.checkContainer(Sheets.file("unicode"));
    }

    @Test
    void aBombIsRefusedWhileItInflates() {
        assertThat(refusal("zip-bomb", SupplyError.WORKBOOK_UNSAFE))
                .contains("a cell is longer than 100000 characters");
    }

    @Test
    void aDocumentTypeIsRefusedBeforeAnyParserSeesIt() {
        assertThat(refusal("xxe", SupplyError.WORKBOOK_UNSAFE)).contains("document type");
    }

    private static String refusal(String sheet, SupplyError code) {
        GoodsflowException[] refusal = new GoodsflowException[1];
        assertThatExceptionOfType(GoodsflowException.class)
                .isThrownBy(() -> Sheets.read(sheet))
                .satisfies(e -> {
                    assertThat(e.errorCode()).isEqualTo(code);
                    refusal[0] = e;
                });
        return Sheets.message(refusal[0]);
    }
}
