package io.goodsflow.kit.data.command;

import io.goodsflow.kit.data.DataProperties;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.kit.data.KeepAlive;
import io.goodsflow.kit.data.KitDataAutoConfiguration;
import io.goodsflow.kit.data.LeaseTables;
import io.goodsflow.kit.data.SteppedCommands;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.data.purge.PurgeRule;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.jdbc.core.JdbcTemplate;

/** Idempotent commands of both kinds, and how long their answers are kept. */
@AutoConfiguration(after = KitDataAutoConfiguration.class)
public class KitCommandAutoConfiguration {

    @Bean
    IdempotentCommands idempotentCommands(
            JdbcTemplate jdbcTemplate, Transactions transactions, DataProperties properties) {
        return new TransactionalCommands(
                jdbcTemplate, transactions, new Answers(properties.commands().maxAnswerChars()));
    }

    @Bean
    SteppedCommands steppedCommands(
            JdbcTemplate jdbcTemplate,
            LeaseTables leaseTables,
            KeepAlive keepAlive,
            Transactions transactions,
            DataProperties properties) {
        DataProperties.Commands settings = properties.commands();
        return new LeasedCommands(
                new SteppedCommandRows(jdbcTemplate),
                leaseTables.of("stepped_command", "answer IS NULL", ""),
                keepAlive,
                transactions,
                new Answers(settings.maxAnswerChars()),
                settings.lease());
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
}
