package io.goodsflow.inventory.contract.error;

import io.goodsflow.kernel.ErrorCode;

/** Reasons for which inventory-service refuses. */
public enum InventoryError implements ErrorCode {
    INSUFFICIENT_STOCK("inventory.insufficient_stock", 409, "There is not enough stock for {0}.", "库存不足：{0}。"),
    NOT_ON_SALE("inventory.not_on_sale", 409, "Not on sale: {0}.", "商品未上架：{0}。"),
    KEY_NOT_FOUND("inventory.key_not_found", 404, "There is no stock declared for {0}.", "{0} 未建立库存。"),
    ALREADY_DECLARED("inventory.already_declared", 409, "The stock of {0} is declared already.", "{0} 的库存已建立。"),
    DECLARATION_OVERTAKEN(
            "inventory.declaration_overtaken",
            409,
            "A newer change of the product has declared the stock of {0}.",
            "{0} 的库存已由更新的商品变更建立。"),
    MODE_NOT_SUPPORTED(
            "inventory.mode_not_supported", 400, "The inventory mode {0} is not supported.", "不支持的库存模式 {0}。"),
    RESERVATION_NOT_FOUND("inventory.reservation_not_found", 404, "There is no such reservation.", "预占单不存在。"),
    ORDER_MISMATCH(
            "inventory.order_mismatch",
            422,
            "The order {0} was reserved with other lines or another ttl_seconds.",
            "订单 {0} 已用其他明细或 ttl_seconds 预占。"),
    ILLEGAL_STATE("inventory.illegal_state", 409, "The reservation is {0}.", "预占单当前状态为 {0}。"),
    ORDER_CLOSED("inventory.order_closed", 409, "The order {0} was released already.", "订单 {0} 已释放。"),
    STOCK_MOVED("inventory.stock_moved", 409, "The stock of {0} has changed meanwhile.", "{0} 的库存已变化。"),
    STOCK_TOO_LARGE("inventory.stock_too_large", 409, "The stock of {0} would be too large.", "{0} 的库存超出上限。"),
    KEY_RETIRED("inventory.key_retired", 409, "No longer sold: {0}.", "已停止销售：{0}。"),
    KEY_IN_USE("inventory.key_in_use", 409, "Orders hold units of {0}.", "{0} 仍被订单占用。"),
    REQUEST_UNDONE("inventory.request_undone", 409, "The request {0} was undone before it came.", "请求 {0} 已先被撤销。"),
    SKU_NOT_FOUND("inventory.sku_not_found", 404, "There is no such SKU: {0}.", "SKU 不存在：{0}。"),
    OFF_SALE("inventory.off_sale", 404, "Off sale: {0}.", "商品已下架：{0}。"),
    VERSION_MOVED("inventory.version_moved", 409, "Changed since the order confirmed it: {0}.", "商品在确认后已变更：{0}。"),
    VERSION_NOT_SEEN(
            "inventory.version_not_seen", 503, "The confirmed version of {0} has not arrived yet.", "{0} 的版本尚未同步。"),
    NOTHING_TO_RESTORE("inventory.nothing_to_restore", 409, "The order holds fewer units of {0}.", "订单持有的 {0} 数量不足。");

    private final String code;
    private final int status;
    private final String english;
    private final String chinese;

    InventoryError(String code, int status, String english, String chinese) {
        this.code = code;
        this.status = status;
        this.english = english;
        this.chinese = chinese;
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public int status() {
        return status;
    }

    @Override
    public String english() {
        return english;
    }

    @Override
    public String chinese() {
        return chinese;
    }
}
