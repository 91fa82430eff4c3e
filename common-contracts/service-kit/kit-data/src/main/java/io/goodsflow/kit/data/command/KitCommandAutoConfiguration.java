package io.goodsflow.kit.data.command;

import io.goodsflow.kit.data.DataProperties;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.kit.data.KeepAlive;
import io.goodsflow.kit.data.KitDataAutoConfiguration;
import io.goodsflow.kit.data.LeaseTables;
import io.goodsflow.kit.data.SteppedCommands;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.data.purge.PurgeRule;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingClass;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.JdbcTemplate;

/** Idempotent commands of both kinds, and how long their answers are kept. */
@AutoConfiguration(
        after = KitDataAutoConfiguration.class,
        afterName = "org.springframework.boot.micrometer.metrics.autoconfigure.CompositeMeterRegistryAutoConfiguration")
public class KitCommandAutoConfiguration {

    private static final String METER = "io.micrometer.core.instrument.MeterRegistry";

    @Bean
    IdempotentCommands idempotentCommands(
            JdbcTemplate jdbcTemplate, Transactions transactions, DataProperties properties, CommandCount count) {
        return new TransactionalCommands(
                jdbcTemplate, transactions, new Answers(properties.commands().maxAnswerChars()), count);
    }

    @Bean
    SteppedCommands steppedCommands(
            JdbcTemplate jdbcTemplate,
            LeaseTables leaseTables,
            KeepAlive keepAlive,
            Transactions transactions,
            DataProperties properties,
            CommandCount count) {
        DataProperties.Commands settings = properties.commands();
        return new LeasedCommands(
                new SteppedCommandRows(jdbcTemplate),
                leaseTables.of("stepped_command", "answer IS NULL", ""),
                keepAlive,
                transactions,
                new Answers(settings.maxAnswerChars()),
                settings.lease(),
                count);
    }

    @Bean
    PurgeRule purgeIdempotentCommands(DataProperties properties) {
        return new PurgeRule("idempotent_command", "TRUE", "created_at", properties.retention());
    }

    @Bean
    PurgeRule purgeSteppedCommands(DataProperties properties) {
        return new PurgeRule(
                "stepped_command",
                "lease_until IS NULL OR lease_until < UTC_TIMESTAMP(3)",
                "created_at",
                properties.retention());
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(name = METER)
    static class Counted {

        @Bean
        CommandCount countRepeatedCommands(ObjectProvider<MeterRegistry> registry) {
            Counter repeated = registry.getIfUnique(CompositeMeterRegistry::new).counter("goodsflow.commands.repeated");
            return repeated::increment;
        }
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnMissingClass(METER)
    static class Uncounted {

        @Bean
        CommandCount forgetRepeatedCommands() {
            return () -> {};
        }
    }
}
