package io.goodsflow.kit.messaging;

import io.goodsflow.kit.data.Tally;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.data.purge.PurgeRule;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import org.apache.rocketmq.spring.core.RocketMQTemplate;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.json.JsonMapper;

/** What consumers refused for good, and how far they are behind. */
@AutoConfiguration(after = ConsumerAutoConfiguration.class)
class DeadLetterAutoConfiguration {

    @Bean
    DeadLetterTable deadLetterTable(JdbcTemplate jdbc) {
        return new DeadLetterTable(jdbc);
    }

    @Bean
    DeadLetterContents deadLetterContents(JsonMapper mapper) {
        return new DeadLetterContents(mapper);
    }

    @Bean
    Tally<LetterStep> deadLetterSteps(ObjectProvider<MeterRegistry> registry) {
        return Tally.of(
                registry.getIfUnique(CompositeMeterRegistry::new), "goodsflow.dead.letters", "step", LetterStep.class);
    }

    @Bean
    DeadLetterBox deadLetterBox(
            DeadLetterTable table,
            JdbcTemplate jdbc,
            Transactions transactions,
            BoundFunctions functions,
            DeadLetterContents contents,
            Tally<LetterStep> steps) {
        return new StoredDeadLetters(table, new DeadLetterActions(jdbc), transactions, functions, contents, steps);
    }

    /** Parked letters stay, however old. */
    @Bean
    PurgeRule deadLetterPurge(MessagingProperties properties) {
        return new PurgeRule("dead_letter", "status <> 'PARKED'", "acted_at", properties.retention());
    }

    @Bean
    @ConditionalOnBooleanProperty(name = "goodsflow.messaging.dead-letters.collect", matchIfMissing = true)
    DeadLetterCollector deadLetterCollector(
            BoundFunctions functions,
            DeadLetterContents contents,
            DeadLetterTable table,
            RecentFailures failures,
            Tally<LetterStep> steps,
            MessagingProperties properties) {
        String group = properties.service() + "-dead-letters" + properties.groupSuffix();
        return new DeadLetterCollector(
                functions,
                new DeadLetterIntake(functions, contents, table, failures, steps),
                properties.nameServer(),
                group);
    }

    @Bean
    ConsumerWatch consumerWatch(
            BoundFunctions functions,
            RocketMQTemplate template,
            DeadLetterTable letters,
            ObjectProvider<MeterRegistry> registry,
            MessagingProperties properties) {
        return new ConsumerWatch(
                functions,
                new ConsumerLag(template.getProducer()),
                letters,
                registry.getIfUnique(CompositeMeterRegistry::new),
                properties.consumer().watchInterval());
    }
}
