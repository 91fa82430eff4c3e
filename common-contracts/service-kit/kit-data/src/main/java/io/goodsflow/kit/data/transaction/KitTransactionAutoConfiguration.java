package io.goodsflow.kit.data.transaction;

import io.goodsflow.kit.data.DataProperties;
import io.goodsflow.kit.data.KitDataAutoConfiguration;
import io.goodsflow.kit.data.Transactions;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.transaction.autoconfigure.TransactionAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Role;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.annotation.AnnotationTransactionAttributeSource;
import org.springframework.util.function.SingletonSupplier;

/** Transactions with repetition. */
@AutoConfiguration(after = {KitDataAutoConfiguration.class, TransactionAutoConfiguration.class})
public class KitTransactionAutoConfiguration {

    // Beans that shape other beans are made before properties beans are; so they ask for those with the first use.
    @Bean
    @Role(BeanDefinition.ROLE_INFRASTRUCTURE)
    static PoolDefaults kitPoolDefaults(ObjectProvider<DataProperties> properties) {
        return new PoolDefaults(
                () -> properties.getObject().lockWait(),
                () -> properties.getObject().answerTimeout());
    }

    @Bean
    @Role(BeanDefinition.ROLE_INFRASTRUCTURE)
    static RepeatTransactional repeatTransactional(ObjectProvider<DataProperties> properties) {
        return new RepeatTransactional(
                new AnnotationTransactionAttributeSource(false),
                SingletonSupplier.of(() -> new Repetition(properties.getObject().transaction())));
    }

    @Bean
    Transactions transactions(PlatformTransactionManager transactionManager, DataProperties properties) {
        return new SpringTransactions(transactionManager, new Repetition(properties.transaction()));
    }
}
