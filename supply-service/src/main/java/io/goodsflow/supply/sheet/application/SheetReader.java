package io.goodsflow.supply.sheet.application;

import io.goodsflow.supply.sheet.domain.MergedRange;
import io.goodsflow.supply.sheet.domain.SheetRow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Streams the rows of an import sheet; heap use does not grow with its length. */
public interface SheetReader {
    /**
     * Looks at an uploaded file without inflating it.
     *
     * @throws io.goodsflow.kernel.GoodsflowException {@code supply.not_a_workbook} if it is no xlsx workbook
     */
    void checkContainer(Path file) throws IOException;

    /**
     * Reads the first visible sheet from the top.
     *
     * @param rows gets the first row as header and every later one; what it throws ends the reading and comes out as it is
     * @throws io.goodsflow.kernel.GoodsflowException {@code supply.not_a_workbook}, {@code supply.workbook_unsafe} or
     *     {@code supply.sheet_invalid}
     */
    void read(Path file, Rows rows) throws IOException;

    /** Takes the rows in order. */
    interface Rows {
        /** Called once before all rows, with everything the sheet has merged. */
        void begin(List<MergedRange> merged);

        /** Called for each row of the sheet, blank ones included if they stand between others. */
        void row(SheetRow row);
    }
}
