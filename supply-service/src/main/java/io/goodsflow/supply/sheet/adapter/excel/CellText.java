package io.goodsflow.supply.sheet.adapter.excel;

import com.alibaba.excel.enums.CellDataTypeEnum;
import com.alibaba.excel.metadata.data.DataFormatData;
import com.alibaba.excel.metadata.data.ReadCellData;
import com.alibaba.excel.util.DateUtils;
import io.goodsflow.supply.sheet.domain.Cell;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.poi.ss.usermodel.DateUtil;
import org.jspecify.annotations.Nullable;

/** Turns what a cell holds into what it shows (api.md, "The import sheet", last paragraphs). */
final class CellText {
    private static final int MAX_DIGITS = 310;
    private static final double MAX_DATE = 2_958_466;
    private static final Pattern ZERO_PADDED = Pattern.compile("(0{2,30})(?:$|[;_].*)");
    private static final Set<String> ERRORS =
            Set.of("#N/A", "#REF!", "#DIV/0!", "#VALUE!", "#NAME?", "#NUM!", "#NULL!", "#SPILL!", "#CALC!");
    private final boolean date1904;

    CellText(boolean date1904) {
        this.date1904 = date1904;
    }

    Cell of(@Nullable ReadCellData<?> cell) {
        if (cell == null) {
            return Cell.EMPTY;
        }
        CellDataTypeEnum type = cell.getType();
        if (type == CellDataTypeEnum.NUMBER) {
            return number(cell.getOriginalNumberValue(), cell.getDataFormatData());
        }
        if (type == CellDataTypeEnum.BOOLEAN) {
            return Cell.of(Boolean.TRUE.equals(cell.getBooleanValue()) ? "TRUE" : "FALSE");
        }
        String text = cell.getStringValue();
        // a formula whose stored value is the empty text has a text here, one never calculated has none
        if (type == CellDataTypeEnum.EMPTY && cell.getFormulaData() != null && text == null) {
            return new Cell("=" + cell.getFormulaData().getFormulaValue(), Cell.Fault.FORMULA_WITHOUT_VALUE);
        }
        if (text == null) {
            return Cell.EMPTY;
        }
        return text.startsWith("#") && ERRORS.contains(text) ? new Cell(text, Cell.Fault.ERROR_VALUE) : Cell.of(text);
    }

    private Cell number(BigDecimal value, @Nullable DataFormatData format) {
        if (Math.abs((long) value.precision() - value.scale()) > MAX_DIGITS) {
            return new Cell(value.toString(), Cell.Fault.NOT_A_NUMBER);
        }
        if (format != null && isDate(value, format)) {
            return Cell.of(date(value.doubleValue()));
        }
        String digits = plain(value);
        return Cell.of(format == null || format.getFormat() == null ? digits : padded(digits, format.getFormat()));
    }

    private static boolean isDate(BigDecimal value, DataFormatData format) {
        double serial = value.doubleValue();
        return serial >= 0
                && serial < MAX_DATE
                && format.getIndex() != null
                && DateUtils.isADateFormat(format.getIndex(), format.getFormat());
    }

    private String date(double serial) {
        LocalDateTime time = DateUtil.getLocalDateTime(serial, date1904, true);
        if (serial < 1) {
            return DateTimeFormatter.ISO_LOCAL_TIME.format(time.toLocalTime());
        }
        return time.toLocalTime().equals(LocalTime.MIDNIGHT)
                ? DateTimeFormatter.ISO_LOCAL_DATE.format(time)
                : DateTimeFormatter.ISO_LOCAL_DATE_TIME.format(time);
    }

    /** Whole numbers exactly; a fraction as the shortest text of its double, because files hold 1.1 as 1.1000000000000001. */
    private static String plain(BigDecimal value) {
        BigDecimal exact =
                value.scale() <= 0 ? value : new BigDecimal(Double.toString(value.doubleValue())).stripTrailingZeros();
        return exact.toPlainString();
    }

    private static String padded(String digits, String format) {
        if (!format.startsWith("00")) {
            return digits;
        }
        Matcher zeros = ZERO_PADDED.matcher(format);
        if (!zeros.matches() || !digits.chars().allMatch(Character::isDigit)) {
            return digits;
        }
        return "0".repeat(Math.max(0, zeros.group(1).length() - digits.length())) + digits;
    }
}
