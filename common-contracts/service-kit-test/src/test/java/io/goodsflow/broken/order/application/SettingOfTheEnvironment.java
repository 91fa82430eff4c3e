package io.goodsflow.broken.order.application;

import org.jspecify.annotations.Nullable;
import org.springframework.core.env.Environment;

class SettingOfTheEnvironment {

    @Nullable
    String limit(Environment environment) {
        return environment.getProperty("goodsflow.order.limit");
    }
}
