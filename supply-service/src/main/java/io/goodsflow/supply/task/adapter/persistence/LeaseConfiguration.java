package io.goodsflow.supply.task.adapter.persistence;

import io.goodsflow.kit.data.LeaseTable;
import io.goodsflow.kit.data.LeaseTables;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** What each lane may claim (source 3.3.2). */
@Configuration(proxyBeanMethods = false)
class LeaseConfiguration {
    /** Tasks whose file was not read to its end, or whose rows were not all handed over. */
    @Bean
    LeaseTable parseLeases(LeaseTables tables) {
        return tables.of(
                "product_supply_task",
                "status IN ('PENDING', 'PARSING', 'PROCESSING') AND dispatched_at IS NULL",
                "status = IF(status = 'PENDING', 'PARSING', status), last_heartbeat_stage = 'CLAIMED',"
                        + " claim_count = claim_count + 1");
    }

    @Bean
    LeaseTable resultLeases(LeaseTables tables) {
        return tables.of(
                "product_supply_task", "status = 'GENERATING_RESULT'", "last_heartbeat_stage = 'GENERATING_RESULT'");
    }

    /** Rows that were dispatched and have not ended. */
    @Bean
    LeaseTable rowLeases(LeaseTables tables) {
        return tables.of(
                "product_supply_task_item",
                "status IN ('INIT', 'PROCESSING') AND next_attempt_at IS NOT NULL",
                "status = 'PROCESSING', retry_count = retry_count + 1");
    }
}
