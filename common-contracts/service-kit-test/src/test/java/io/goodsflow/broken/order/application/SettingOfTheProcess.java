package io.goodsflow.broken.order.application;

import org.jspecify.annotations.Nullable;

class SettingOfTheProcess {

    @Nullable
    String limit() {
        return System.getenv("GOODSFLOW_ORDER_LIMIT");
    }
}
