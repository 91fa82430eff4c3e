package io.goodsflow.kit.data.purge;

import io.goodsflow.kit.data.DataProperties;
import io.goodsflow.kit.data.KitDataAutoConfiguration;
import io.goodsflow.kit.data.Leases;
import io.goodsflow.kit.data.Transactions;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.jdbc.core.JdbcTemplate;

/** The purge and its schedule. */
@AutoConfiguration(after = KitDataAutoConfiguration.class)
public class KitPurgeAutoConfiguration {

    @Bean
    Purges purges(
            ObjectProvider<PurgeRule> rules,
            ObjectProvider<PurgeBatch> batches,
            Leases leases,
            Transactions transactions,
            JdbcTemplate jdbcTemplate,
            DataProperties properties) {
        List<PurgeBatch> all = Stream.concat(
                        rules.orderedStream().map(rule -> new RulePurge(rule, jdbcTemplate)), batches.orderedStream())
                .toList();
        return new LeasedPurges(all, leases, transactions, properties.purge());
    }

    @Bean
    @ConditionalOnBooleanProperty(name = "goodsflow.data.purge.enabled", matchIfMissing = true)
    PurgeSchedule purgeSchedule(Purges purges, DataProperties properties) {
        return new PurgeSchedule(purges, properties.purge().interval());
    }
}
