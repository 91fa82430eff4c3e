package io.goodsflow.supply.sheet.adapter.excel;

import com.alibaba.excel.EasyExcel;
import com.alibaba.excel.ExcelReader;
import com.alibaba.excel.exception.ExcelRuntimeException;
import com.alibaba.excel.support.ExcelTypeEnum;
import io.goodsflow.supply.sheet.application.SheetReader;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.poi.openxml4j.util.ZipSecureFile;
import org.springframework.stereotype.Component;

/** Reads with EasyExcel, after {@link WorkbookGuard} has walked over every byte. */
@Component
final class EasyExcelSheetReader implements SheetReader {
    private final SheetProperties limits;
    private final WorkbookGuard guard;

    EasyExcelSheetReader(SheetProperties limits) {
        this.limits = limits;
        this.guard = new WorkbookGuard(limits);
        // the guard's bounds decide; the library's own are global and must not be narrower
        ZipSecureFile.setMinInflateRatio(0.5 / limits.maxRatio());
        ZipSecureFile.setMaxFileCount(limits.maxEntries());
    }

    @Override
    public void checkContainer(Path file) throws IOException {
        ZipContainer.check(file, limits.maxEntries());
    }

    @Override
    public void read(Path file, Rows rows) throws IOException {
        WorkbookGuard.Plan plan = guard.inspect(file);
        rows.begin(plan.merged());
        RowListener listener = new RowListener(limits, rows);
        try (ExcelReader reader = EasyExcel.read(file.toFile(), listener)
                .excelType(ExcelTypeEnum.XLSX)
                .useDefaultListener(false)
                .autoTrim(false)
                .ignoreEmptyRow(false)
                .headRowNumber(0)
                .build()) {
            reader.read(EasyExcel.readSheet(plan.sheet()).build());
        } catch (ExcelRuntimeException | IllegalArgumentException | IllegalStateException e) {
            throw listener.failure() != null ? listener.failure() : Refusals.invalid("the file is damaged", e);
        } catch (RuntimeException e) {
            throw listener.failure() != null ? listener.failure() : e;
        }
    }
}
