package io.goodsflow.kit.data.lease;

import io.goodsflow.kit.data.KitDataAutoConfiguration;
import io.goodsflow.kit.data.LeaseTables;
import io.goodsflow.kit.data.Leases;
import io.goodsflow.kit.data.Transactions;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.jdbc.core.JdbcTemplate;

/** Leases on the service's schema. */
@AutoConfiguration(after = KitDataAutoConfiguration.class)
public class KitLeaseAutoConfiguration {

    @Bean
    LeaseContext leaseContext(JdbcTemplate jdbcTemplate, Transactions transactions) {
        return new LeaseContext(jdbcTemplate, transactions, WorkerId.ofThisProcess());
    }

    @Bean
    LeaseRenewal leaseRenewal() {
        return new LeaseRenewal();
    }

    @Bean
    Leases leases(LeaseContext context, LeaseRenewal renewal) {
        return new JdbcLeases(context, renewal);
    }

    @Bean
    LeaseTables leaseTables(LeaseContext context) {
        return new JdbcLeaseTables(context);
    }
}
