package io.goodsflow.supply.sheet.domain;

import java.util.ArrayList;
import java.util.List;

/**
 * A row of the sheet.
 *
 * @param number as the spreadsheet shows it, from 1
 * @param cells by column; columns past the last one are empty
 */
public record SheetRow(int number, List<Cell> cells) {
    public SheetRow {
        cells = List.copyOf(cells);
    }

    Cell cell(int column) {
        return column < cells.size() ? cells.get(column) : Cell.EMPTY;
    }

    public boolean isBlank() {
        for (Cell cell : cells) {
            if (!cell.isBlank()) {
                return false;
            }
        }
        return true;
    }

    public List<String> texts() {
        List<String> texts = new ArrayList<>(cells.size());
        for (Cell cell : cells) {
            texts.add(cell.text());
        }
        return texts;
    }
}
