package io.goodsflow.supply.sheet.domain;

import java.util.List;

/** What reading the header row came to. */
public sealed interface HeaderOutcome {
    record Read(Header header) implements HeaderOutcome {}

    /** @param columns codes of the required columns that are not there */
    record Missing(List<String> columns) implements HeaderOutcome {}

    record Duplicate(String column) implements HeaderOutcome {}
}
