package io.goodsflow.demo;

import tools.jackson.databind.JsonNode;

/** One product of an import. */
public record TaskRow(int itemNo, String status, String errorCode, String errorMessage) {

    /** Code of a row whose product the merchant already has. */
    public static final String DUPLICATE = "product.duplicate_item";

    static TaskRow of(JsonNode row) {
        return new TaskRow(
                row.path("item_no").asInt(0),
                row.path("status").asString(""),
                row.path("error_code").asString(""),
                row.path("error_message").asString(""));
    }

    public boolean isDuplicate() {
        return DUPLICATE.equals(errorCode);
    }
}
