package io.goodsflow.supply.sheet.application;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** Writes error sheets: rows as they were with code and message, ready to correct and send again. */
public interface ErrorSheets {
    /**
     * @param header header of the sheet that was imported
     * @param rows asked for page by page until it answers an empty list
     */
    void write(OutputStream out, List<String> header, Pages rows) throws IOException;

    /** The next failed rows; an empty list ends the sheet. */
    @FunctionalInterface
    interface Pages {
        List<FailedRow> next();
    }

    /** A row of the imported sheet that failed. */
    record FailedRow(List<String> cells, String errorCode, String errorMessage) {}
}
