package io.goodsflow.supply.task.adapter.persistence;

import io.goodsflow.kit.data.purge.PurgeRule;
import io.goodsflow.supply.task.application.ImportProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The audit trail goes by age alone; tasks go together with their rows and files. */
@Configuration(proxyBeanMethods = false)
class RetentionConfiguration {
    @Bean
    PurgeRule operationLogRetention(ImportProperties settings) {
        return new PurgeRule("product_supply_operation_log", "TRUE", "created_at", settings.keepTasks());
    }
}
