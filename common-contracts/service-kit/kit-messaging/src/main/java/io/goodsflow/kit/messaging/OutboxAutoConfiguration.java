package io.goodsflow.kit.messaging;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.data.purge.PurgeRule;
import io.goodsflow.kit.data.schema.KitMigration;
import io.goodsflow.kit.data.transaction.KitTransactionAutoConfiguration;
import io.goodsflow.kit.trace.Tracing;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import java.time.Clock;
import javax.sql.DataSource;
import org.apache.rocketmq.client.producer.TransactionMQProducer;
import org.apache.rocketmq.spring.autoconfigure.RocketMQAutoConfiguration;
import org.apache.rocketmq.spring.core.RocketMQTemplate;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.json.JsonMapper;

/** Publishing: events, outbox, half messages, check-back and relay. */
@AutoConfiguration(
        after = {KitTransactionAutoConfiguration.class, JacksonAutoConfiguration.class, RocketMQAutoConfiguration.class
        },
        afterName = {
            "org.springframework.boot.micrometer.metrics.autoconfigure.CompositeMeterRegistryAutoConfiguration",
            "org.springframework.boot.jdbc.autoconfigure.JdbcTemplateAutoConfiguration"
        })
@EnableConfigurationProperties(MessagingProperties.class)
class OutboxAutoConfiguration {

    @Bean
    KitMigration messagingTables() {
        return new KitMigration("messaging", "classpath:db/kit/messaging");
    }

    /** Open rows stay, however old; a closed row's due time is about the time it was written. */
    @Bean
    PurgeRule outboxPurge(MessagingProperties properties) {
        return new PurgeRule("outbox_event", "status = 'SENT'", "due_at", properties.retention());
    }

    @Bean
    PurgeRule inboxPurge(MessagingProperties properties) {
        return new PurgeRule("inbox_event", "TRUE", "processed_at", properties.retention());
    }

    @Bean
    MessagingMetrics messagingMetrics(ObjectProvider<MeterRegistry> registry) {
        return new MessagingMetrics(registry.getIfUnique(CompositeMeterRegistry::new));
    }

    @Bean
    EventJson eventJson(JsonMapper mapper) {
        return new EventJson(mapper);
    }

    @Bean
    Events events(EventJson json, Clock clock, Tracing tracing) {
        return new ContractEvents(new EventIds(clock), json, clock, tracing);
    }

    @Bean
    EventMessages eventMessages(MessagingProperties properties) {
        return new EventMessages(properties.service());
    }

    @Bean
    OutboxTable outboxTable(JdbcTemplate jdbc) {
        return new OutboxTable(jdbc);
    }

    @Bean
    OutboxIdentity outboxIdentity(JdbcTemplate jdbc) {
        return new OutboxIdentity(jdbc);
    }

    @Bean
    Handover handover() {
        return new Handover();
    }

    @Bean
    TransactionalOutbox outbox(OutboxTable table, Handover handover, MessagingProperties properties) {
        return new TransactionalOutbox(table, handover, properties);
    }

    @Bean
    HalfEnds halfEnds(RocketMQTemplate template) {
        return new HalfEnds(producer(template));
    }

    @Bean
    HalfMessages halfMessages(
            RocketMQTemplate template,
            HalfEnds ends,
            EventMessages messages,
            CheckBack checkBack,
            MessagingMetrics metrics,
            Tracing tracing,
            MessagingProperties properties) {
        producer(template).setTransactionListener(checkBack);
        return new HalfMessages(
                producer(template),
                ends,
                messages,
                new HalfBreaker(System::nanoTime),
                metrics,
                new SendSpans(tracing),
                properties);
    }

    @Bean
    CheckBack checkBack(
            OutboxTable table,
            OutboxIdentity identity,
            Clock clock,
            MessagingProperties properties,
            MessagingMetrics metrics) {
        return new CheckBack(table, identity, clock, properties, metrics);
    }

    @Bean
    EventTransactions eventTransactions(
            Transactions transactions,
            TransactionalOutbox outbox,
            HalfMessages halves,
            Handover handover,
            OutboxIdentity identity,
            DataSource dataSource,
            MessagingProperties properties) {
        return new HalfFirstTransactions(transactions, outbox, halves, handover, identity, dataSource, properties);
    }

    @Bean
    Relay outboxRelay(
            RocketMQTemplate template,
            OutboxTable table,
            OutboxIdentity identity,
            Handover handover,
            EventMessages messages,
            Transactions transactions,
            MessagingMetrics metrics,
            Tracing tracing,
            MessagingProperties properties) {
        RelaySender sender =
                new RelaySender(producer(template), messages, table, metrics, new SendSpans(tracing), properties);
        BrokerContact contact = new BrokerContact(producer(template), identity);
        return new Relay(table, handover, sender, contact, transactions, properties);
    }

    @Bean
    OutboxWatch outboxWatch(OutboxTable table, ObjectProvider<MeterRegistry> registry) {
        return new OutboxWatch(table, registry.getIfUnique(CompositeMeterRegistry::new));
    }

    /** rocketmq-spring makes every producer a transactional one, but declares the plain type. */
    private static TransactionMQProducer producer(RocketMQTemplate template) {
        return (TransactionMQProducer) template.getProducer();
    }
}
