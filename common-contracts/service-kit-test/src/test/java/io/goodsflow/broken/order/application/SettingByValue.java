package io.goodsflow.broken.order.application;

import org.springframework.beans.factory.annotation.Value;

class SettingByValue {

    final int limit;

    SettingByValue(@Value("${goodsflow.order.limit:3}") int limit) {
        this.limit = limit;
    }
}
