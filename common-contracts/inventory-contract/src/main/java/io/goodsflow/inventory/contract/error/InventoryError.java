package io.goodsflow.inventory.contract.error;

import io.goodsflow.kernel.ErrorCode;

/** Reasons for which inventory-service refuses. */
public enum InventoryError implements ErrorCode {
    INSUFFICIENT_STOCK("inventory.insufficient_stock", 409, "There is not enough stock for {0}.", "库存不足：{0}。"),
    NOT_ON_SALE("inventory.not_on_sale", 409, "Not on sale: {0}.", "商品未上架：{0}。"),
    KEY_NOT_FOUND("inventory.key_not_found", 404, "There is no stock declared for {0}.", "{0} 未建立库存。"),
    ALREADY_DECLARED("inventory.already_declared", 409, "The stock of {0} is declared already.", "{0} 的库存已建立。"),
    MODE_NOT_SUPPORTED(
            "inventory.mode_not_supported", 400, "The inventory mode {0} is not supported.", "不支持的库存模式 {0}。"),
    RESERVATION_NOT_FOUND("inventory.reservation_not_found", 404, "There is no such reservation.", "预占单不存在。"),
    ORDER_MISMATCH("inventory.order_mismatch", 422, "The order {0} was reserved with other lines.", "订单 {0} 已用其他明细预占。"),
    ILLEGAL_STATE("inventory.illegal_state", 409, "The reservation is {0}.", "预占单当前状态为 {0}。"),
    ORDER_CLOSED("inventory.order_closed", 409, "The order {0} was released already.", "订单 {0} 已释放。");

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
