package io.goodsflow.product.publishing.adapter.messaging;

import io.goodsflow.kit.messaging.Consumers;
import io.goodsflow.product.publishing.application.ReceiveVerdict;
import io.goodsflow.product.publishing.application.ReceiveVerdicts;
import io.goodsflow.qc.contract.event.VerdictGivenV1;
import java.util.function.Consumer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.messaging.Message;

/**
 * Binds topic qc-verdict. Without the inbox, because its transaction would be open before the half message could be
 * sent; the first verdict's row in {@code draft_verdict} keeps a repeat from having an effect.
 */
@Configuration(proxyBeanMethods = false)
class VerdictBinding {

    @Bean
    Consumer<Message<byte[]>> verdicts(
            Consumers consumers, ReceiveVerdict receiveVerdict, ReceiveVerdicts receiveVerdicts) {
        return consumers
                .named("product.verdicts")
                .directTogether(VerdictGivenV1.class, receiveVerdict::handle, receiveVerdicts::handle)
                .build();
    }
}
