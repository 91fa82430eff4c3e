package io.goodsflow.kit.data.transaction;

import io.goodsflow.kit.data.DataProperties;
import io.goodsflow.kit.data.KitDataAutoConfiguration;
import io.goodsflow.kit.data.Transactions;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.transaction.autoconfigure.TransactionAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Role;
import org.springframework.core.env.Environment;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.annotation.AnnotationTransactionAttributeSource;

/** Transactions with repetition. */
@AutoConfiguration(after = {KitDataAutoConfiguration.class, TransactionAutoConfiguration.class})
public class KitTransactionAutoConfiguration {

    // Beans that shape other beans are made before properties beans are; so they bind what they need themselves.
    private static DataProperties properties(Environment environment) {
        return Binder.get(environment).bindOrCreate("goodsflow.data", DataProperties.class);
    }

    @Bean
    @Role(BeanDefinition.ROLE_INFRASTRUCTURE)
    static PoolDefaults kitPoolDefaults(Environment environment) {
        DataProperties properties = properties(environment);
        return new PoolDefaults(properties.lockWait(), properties.answerTimeout());
    }

    @Bean
    @Role(BeanDefinition.ROLE_INFRASTRUCTURE)
    static RepeatTransactional repeatTransactional(Environment environment) {
        return new RepeatTransactional(
                new AnnotationTransactionAttributeSource(false),
                new Repetition(properties(environment).transaction()));
    }

    @Bean
    Transactions transactions(PlatformTransactionManager transactionManager, DataProperties properties) {
        return new SpringTransactions(transactionManager, new Repetition(properties.transaction()));
    }
}
