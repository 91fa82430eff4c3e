package io.goodsflow.kit.operations;

import io.goodsflow.kit.messaging.DeadLetterBox;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.context.annotation.Bean;

/** Makes the kit's operator endpoints part of every service that has something to show at them. */
@AutoConfiguration(afterName = "io.goodsflow.kit.messaging.DeadLetterAutoConfiguration")
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
class OperationsAutoConfiguration {

    @Bean
    @ConditionalOnBean(DeadLetterBox.class)
    DeadLetterController internalDeadLetters(DeadLetterBox box) {
        return new DeadLetterController(box);
    }
}
