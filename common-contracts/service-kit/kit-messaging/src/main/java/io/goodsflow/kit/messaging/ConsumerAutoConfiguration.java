package io.goodsflow.kit.messaging;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.trace.Tracing;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.core.env.Environment;
import org.springframework.jdbc.core.JdbcTemplate;

/** Receiving: consumers, inbox, the mended binder. */
@AutoConfiguration(
        after = OutboxAutoConfiguration.class,
        beforeName = "org.springframework.cloud.stream.config.BindingServiceConfiguration")
class ConsumerAutoConfiguration {

    @Bean
    BinderMends rocketMqBinderMends(BeanFactory beanFactory, BoundFunctions functions) {
        return new BinderMends(beanFactory, functions);
    }

    @Bean
    BatchConsumers batchConsumers(BoundFunctions functions, ConsumerDrain drain, MessagingProperties properties) {
        return new BatchConsumers(functions, drain, properties);
    }

    @Bean
    ConsumerDrain consumerDrain(MessagingProperties properties) {
        return new ConsumerDrain(properties);
    }

    @Bean
    Consumers consumers(
            JdbcTemplate jdbc,
            Transactions transactions,
            EventJson json,
            ConsumerDrain drain,
            MessagingMetrics metrics,
            RecentFailures failures,
            Tracing tracing) {
        return new EventConsumers(new Inbox(jdbc), transactions, json, drain, metrics, failures, tracing);
    }

    @Bean
    RecentFailures recentFailures() {
        return new RecentFailures();
    }

    @Bean
    BoundFunctions boundFunctions(Environment environment, BeanFactory beanFactory) {
        return new BoundFunctions(ConsumerGroups.bound(environment), beanFactory);
    }
}
