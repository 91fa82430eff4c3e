package io.goodsflow.kit.messaging;

import com.alibaba.cloud.stream.binder.rocketmq.RocketMQMessageChannelBinder;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.cloud.stream.binder.Binder;
import org.springframework.cloud.stream.binder.BinderCustomizer;
import org.springframework.integration.context.IntegrationObjectSupport;
import org.springframework.integration.core.MessageProducer;
import org.springframework.integration.endpoint.MessageProducerSupport;
import org.springframework.messaging.MessageHandler;
import org.springframework.util.StringUtils;

/**
 * Makes the RocketMQ binder work with today's Spring Integration, which insists on a bean factory, and keeps it from
 * sending what a handler throws to an error channel, after which it would acknowledge the message. It takes no messages for
 * functions that are given theirs in batches, which the binder cannot: see {@link BatchConsumers}.
 */
final class BinderMends implements BinderCustomizer {

    private final BeanFactory beanFactory;
    private final BoundFunctions functions;

    BinderMends(BeanFactory beanFactory, BoundFunctions functions) {
        this.beanFactory = beanFactory;
        this.functions = functions;
    }

    @Override
    public void customize(Binder<?, ?, ?> binder, String binderName) {
        if (binder instanceof RocketMQMessageChannelBinder rocketMq) {
            rocketMq.setConsumerEndpointCustomizer(this::consumer);
            functions.batched().keySet().forEach(binding -> rocketMq.getExtendedConsumerProperties(binding.name())
                    .setEnabled(false));
            rocketMq.setProducerMessageHandlerCustomizer(this::producer);
        }
    }

    @SuppressWarnings("NullAway") // the setter takes null for «no error channel» without saying so
    private void consumer(MessageProducer endpoint, String topic, String group) {
        if (!StringUtils.hasText(group)) {
            throw new IllegalStateException("the function bound to topic " + topic
                    + " has no consumer group; name it in spring.cloud.function.definition or set its group");
        }
        if (endpoint instanceof MessageProducerSupport support) {
            support.setBeanFactory(beanFactory);
            support.setErrorChannel(null);
        }
    }

    private void producer(MessageHandler handler, String topic) {
        if (handler instanceof IntegrationObjectSupport support) {
            support.setBeanFactory(beanFactory);
        }
    }
}
