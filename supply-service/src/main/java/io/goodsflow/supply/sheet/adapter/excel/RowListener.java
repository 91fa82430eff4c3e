package io.goodsflow.supply.sheet.adapter.excel;

import com.alibaba.excel.context.AnalysisContext;
import com.alibaba.excel.metadata.data.ReadCellData;
import com.alibaba.excel.read.listener.ReadListener;
import io.goodsflow.supply.sheet.application.SheetReader;
import io.goodsflow.supply.sheet.domain.Cell;
import io.goodsflow.supply.sheet.domain.SheetRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Passes raw rows on and keeps what the receiver threw, because the reader wraps it beyond recognition. */
final class RowListener implements ReadListener<Map<Integer, ReadCellData<?>>> {
    private final SheetProperties limits;
    private final SheetReader.Rows rows;
    private int lastRow;
    private @Nullable CellText cellText;
    private @Nullable RuntimeException failure;

    RowListener(SheetProperties limits, SheetReader.Rows rows) {
        this.limits = limits;
        this.rows = rows;
    }

    @Override
    public void invoke(Map<Integer, ReadCellData<?>> cells, AnalysisContext context) {
        try {
            int row = context.readRowHolder().getRowIndex() + 1;
            // a gap in the numbering makes as many empty rows, and only here can they be counted
            if (row > limits.maxRows()) {
                throw Refusals.unsafe("it has more than " + limits.maxRows() + " rows");
            }
            if (row <= lastRow) {
                throw Refusals.invalid("its rows are not in order");
            }
            lastRow = row;
            rows.row(new SheetRow(row, cells(cells, texts(context))));
        } catch (RuntimeException e) {
            failure = e;
            throw e;
        }
    }

    @Override
    public void onException(Exception exception, AnalysisContext context) throws Exception {
        throw exception;
    }

    @Override
    public void doAfterAllAnalysed(AnalysisContext context) {
        // rows are passed on as they come
    }

    /** What the receiver threw, or a bound that was exceeded. */
    @Nullable
    RuntimeException failure() {
        return failure;
    }

    private CellText texts(AnalysisContext context) {
        CellText texts = cellText;
        if (texts == null) {
            texts = new CellText(Boolean.TRUE.equals(
                    context.readWorkbookHolder().getGlobalConfiguration().getUse1904windowing()));
            cellText = texts;
        }
        return texts;
    }

    private List<Cell> cells(Map<Integer, ReadCellData<?>> found, CellText texts) {
        List<Cell> cells = new ArrayList<>(found.size());
        found.forEach((column, data) -> {
            Cell cell = texts.of(data);
            if (column < 0 || column >= limits.maxColumns()) {
                if (!cell.equals(Cell.EMPTY)) {
                    throw Refusals.unsafe("it has more than " + limits.maxColumns() + " columns");
                }
                return;
            }
            while (cells.size() <= column) {
                cells.add(Cell.EMPTY);
            }
            cells.set(column, cell);
        });
        return cells;
    }
}
