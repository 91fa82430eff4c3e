package io.goodsflow.supply.sheet.domain;

import java.util.Optional;
import java.util.stream.Stream;

/** A column with a fixed name, matched by code or Chinese label. */
public enum Column {
    OUTER_ID("outer_id", "商品编码", true),
    CATEGORY("category", "类目", true),
    TITLE("title", "标题", true),
    DESCRIPTION("description", "描述", false),
    BRAND("brand", "品牌", false),
    IMAGE_URLS("image_urls", "图片", false),
    SKU_CODE("sku_code", "sku编码", false),
    PRICE("price", "价格(元)", true),
    STOCK("stock", "库存", false),
    INVENTORY_MODE("inventory_mode", "库存模式", false),
    ITEM_ID("item_id", "商品id", false),
    BASE_PUBLISH_VERSION("base_publish_version", "版本", false),
    /** Written by our own error sheet; read back without a warning. */
    ERROR_CODE("error_code", "错误码", false),
    ERROR_MESSAGE("error_message", "错误信息", false);

    private final String code;
    private final String label;
    private final boolean requiredOnCreate;

    Column(String code, String label, boolean requiredOnCreate) {
        this.code = code;
        this.label = label;
        this.requiredOnCreate = requiredOnCreate;
    }

    public String code() {
        return code;
    }

    boolean requiredOnCreate() {
        return requiredOnCreate;
    }

    /** @param normalized trimmed, lower-case header text */
    static Optional<Column> named(String normalized) {
        return Stream.of(values())
                .filter(column -> column.code.equals(normalized) || column.label.equals(normalized))
                .findFirst();
    }
}
