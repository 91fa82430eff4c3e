package io.goodsflow.inventory.reservation.application;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** @param requestNo the caller's number for this operation, null for the only one on the whole order */
public record SettleCommand(String orderId, @Nullable String requestNo, String operator) {

    String operationNo() {
        return Objects.requireNonNullElse(requestNo, OrderMoves.WHOLE_ORDER);
    }
}
