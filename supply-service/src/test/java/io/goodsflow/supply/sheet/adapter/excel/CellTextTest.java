package io.goodsflow.supply.sheet.adapter.excel;

import static org.assertj.core.api.Assertions.assertThat;

import com.alibaba.excel.enums.CellDataTypeEnum;
import com.alibaba.excel.metadata.data.DataFormatData;
import com.alibaba.excel.metadata.data.FormulaData;
import com.alibaba.excel.metadata.data.ReadCellData;
import io.goodsflow.supply.sheet.domain.Cell;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CellTextTest {
    private final CellText texts = new CellText(false);

    @ParameterizedTest
    @CsvSource({
        "17, General, 17",
        "17, 0000, 0017",
        "12345, 0000, 12345",
        "17.0, General, 17",
        "1.1000000000000001, General, 1.1",
        "59.9, General, 59.9",
        "59.905, 0.00, 59.905",
        "6.901234567892E12, General, 6901234567892",
        "123456789012345678, General, 123456789012345678",
        "1E-7, General, 0.0000001",
        "-1, 0000, -1",
        "0, General, 0"
    })
    void numbersArePlainDigits(String value, String format, String text) {
        assertThat(texts.of(number(value, (short) 164, format))).isEqualTo(Cell.of(text));
    }

    @ParameterizedTest
    @CsvSource({
        "42397, yyyy-mm-dd, 2016-01-28",
        "42397.5, yyyy-mm-dd hh:mm, 2016-01-28T12:00:00",
        "0.25, hh:mm, 06:00:00"
    })
    void datesAreIsoText(String value, String format, String text) {
        assertThat(texts.of(number(value, (short) 165, format))).isEqualTo(Cell.of(text));
    }

    @Test
    void aNumberOutOfAnyRangeIsAFaultAndNotAMillionDigits() {
        Cell cell = texts.of(number("1E+999999", (short) 0, "General"));

        assertThat(cell.fault()).isEqualTo(Cell.Fault.NOT_A_NUMBER);
        assertThat(cell.text()).hasSizeLessThan(20);
    }

    @Test
    void aFormulaShowsItsStoredValue() {
        assertThat(texts.of(formula(new ReadCellData<>("cached")))).isEqualTo(Cell.of("cached"));
        assertThat(texts.of(formula(number("3", (short) 0, "General")))).isEqualTo(Cell.of("3"));
    }

    @Test
    void aFormulaWhoseStoredValueIsEmptyTextIsEmpty() {
        ReadCellData<?> cell = formula(new ReadCellData<>(CellDataTypeEnum.EMPTY));
        cell.setStringValue("");

        assertThat(texts.of(cell)).isEqualTo(Cell.EMPTY);
    }

    @Test
    void aFormulaThatWasNeverCalculatedIsAFault() {
        assertThat(texts.of(formula(new ReadCellData<>(CellDataTypeEnum.EMPTY))))
                .isEqualTo(new Cell("=1+2", Cell.Fault.FORMULA_WITHOUT_VALUE));
    }

    @Test
    void errorValuesAreFaults() {
        assertThat(texts.of(new ReadCellData<>("#N/A")).fault()).isEqualTo(Cell.Fault.ERROR_VALUE);
    }

    @Test
    void truthIsText() {
        assertThat(texts.of(new ReadCellData<>(Boolean.TRUE))).isEqualTo(Cell.of("TRUE"));
    }

    private static ReadCellData<?> formula(ReadCellData<?> cell) {
        FormulaData formula = new FormulaData();
        formula.setFormulaValue("1+2");
        cell.setFormulaData(formula);
        return cell;
    }

    private static ReadCellData<?> number(String value, short index, String format) {
        ReadCellData<?> cell = new ReadCellData<>(CellDataTypeEnum.NUMBER);
        cell.setOriginalNumberValue(new BigDecimal(value));
        cell.setNumberValue(new BigDecimal(value));
        DataFormatData data = new DataFormatData();
        data.setIndex(index);
        data.setFormat(format);
        cell.setDataFormatData(data);
        return cell;
    }
}
