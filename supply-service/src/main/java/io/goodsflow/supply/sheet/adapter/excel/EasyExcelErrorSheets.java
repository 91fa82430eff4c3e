package io.goodsflow.supply.sheet.adapter.excel;

import com.alibaba.excel.EasyExcel;
import com.alibaba.excel.ExcelWriter;
import com.alibaba.excel.support.ExcelTypeEnum;
import com.alibaba.excel.write.metadata.WriteSheet;
import io.goodsflow.supply.sheet.application.ErrorSheets;
import io.goodsflow.supply.sheet.domain.Header;
import io.goodsflow.supply.sheet.domain.Neutral;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;

/** Writes with EasyExcel, row by row, every cell as text that no program evaluates. */
@Component
final class EasyExcelErrorSheets implements ErrorSheets {
    private static final int MAX_CELL = 32_767;

    @Override
    public void write(OutputStream out, List<String> header, Pages rows) {
        List<Integer> kept = Header.positionsBesideErrors(header);
        try (ExcelWriter writer = EasyExcel.write(out)
                .excelType(ExcelTypeEnum.XLSX)
                .autoCloseStream(false)
                .needHead(false)
                .useDefaultStyle(false)
                .build()) {
            WriteSheet sheet = EasyExcel.writerSheet("failed rows").build();
            writer.write(List.of(row(header, kept, "error_code", "error_message")), sheet);
            for (List<FailedRow> page = rows.next(); !page.isEmpty(); page = rows.next()) {
                writer.write(
                        page.stream()
                                .map(row -> row(row.cells(), kept, row.errorCode(), row.errorMessage()))
                                .toList(),
                        sheet);
            }
        }
    }

    private static List<String> row(List<String> cells, List<Integer> kept, String code, String message) {
        List<String> row = new ArrayList<>(kept.size() + 2);
        kept.forEach(at -> row.add(at < cells.size() ? safe(cells.get(at)) : ""));
        row.add(safe(code));
        row.add(safe(message));
        return row;
    }

    private static String safe(String text) {
        String neutral = Neutral.neutralise(text);
        return neutral.length() > MAX_CELL ? neutral.substring(0, MAX_CELL) : neutral;
    }
}
