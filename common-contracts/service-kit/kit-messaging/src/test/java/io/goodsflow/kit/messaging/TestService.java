package io.goodsflow.kit.messaging;

import static org.awaitility.Awaitility.await;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.test.TestDatabase;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.rocketmq.client.producer.DefaultMQProducer;
import org.apache.rocketmq.spring.core.RocketMQTemplate;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.JdbcTemplate;

/** One running instance of {@link TestServiceConfiguration}. */
record TestService(ConfigurableApplicationContext context) implements AutoCloseable {

    static Settings on(TestDatabase database, String nameServer) {
        return new Settings(new LinkedHashMap<>())
                .with("spring.application.name", "kit-test-service")
                .with("spring.datasource.url", database.jdbcUrl())
                .with("spring.datasource.username", database.user())
                .with("spring.datasource.password", database.password())
                .with("spring.main.banner-mode", "off")
                .with("goodsflow.messaging.name-server", nameServer)
                .with("goodsflow.messaging.group-suffix", "-" + UUID.randomUUID())
                .with("goodsflow.messaging.consumer.redelivery-delay-level", "1")
                .with("spring.cloud.function.definition", "happenings;states")
                .with("spring.cloud.stream.bindings.happenings-in-0.destination", "kit-test-a")
                .with("spring.cloud.stream.bindings.states-in-0.destination", "kit-test-b");
    }

    /** An instance that hears {@link GatheredV1} alone, in batches. */
    static Settings inBatches(TestDatabase database, String nameServer) {
        return on(database, nameServer)
                .with("spring.cloud.function.definition", "gatherings")
                .with("spring.cloud.stream.bindings.gatherings-in-0.destination", "kit-test-a");
    }

    static String newKey() {
        return "key-" + UUID.randomUUID();
    }

    <T> T bean(Class<T> type) {
        return context.getBean(type);
    }

    Heard heard() {
        return bean(Heard.class);
    }

    /** How deliveries of the event ended, one entry each; true if acknowledged. */
    List<Boolean> answers(OutgoingEvent event) {
        return answers(event.envelope().id());
    }

    List<Boolean> answers(String messageKey) {
        return bean(Answers.class).to(messageKey);
    }

    JdbcTemplate jdbc() {
        return bean(JdbcTemplate.class);
    }

    OutgoingEvent happened(String key, String note) {
        return bean(Events.class).of(new HappenedV1(key, note), key, 1);
    }

    OutgoingEvent gathered(String key, String note) {
        return bean(Events.class).of(new GatheredV1(key, note), key, 1);
    }

    /** A business row and events, without a half message. */
    void commit(String key, OutgoingEvent... events) {
        bean(Transactions.class).run(() -> write(key, events));
    }

    /** A business row and events inside a transactional message. */
    void publish(String key, OutgoingEvent... events) {
        bean(EventTransactions.class).publishing(events[0], () -> {
            write(key, events);
            return key;
        });
    }

    void write(String key, OutgoingEvent... events) {
        jdbc().update("INSERT INTO business (business_key) VALUES (?)", key);
        for (OutgoingEvent event : events) {
            bean(Outbox.class).append(event);
        }
    }

    /**
     * Publishes until a half message was taken and nothing is left open: those of a cold process, or of one that has
     * just lost its broker, miss their time-out.
     */
    TestService warm() {
        await().atMost(Duration.ofSeconds(60)).until(() -> {
            String key = newKey();
            OutgoingEvent event = happened(key, "warm");
            publish(key, event);
            return status(event).endsWith("HALF");
        });
        await().atMost(Duration.ofSeconds(60)).until(() -> openRows() == 0);
        return this;
    }

    private int openRows() {
        return jdbc().queryForList("SELECT id FROM outbox_event WHERE status = 'OPEN'")
                .size();
    }

    /** From here on the broker hears no more how half messages end. */
    void loseEnds() {
        ((LosableEnds) bean(HalfEnds.class)).lose();
    }

    double counted(String meter, String... tags) {
        Counter counter = bean(MeterRegistry.class).find(meter).tags(tags).counter();
        return counter == null ? 0 : counter.count();
    }

    DefaultMQProducer producer() {
        return bean(RocketMQTemplate.class).getProducer();
    }

    String group(String topic) {
        return context.getEnvironment()
                .resolveRequiredPlaceholders("kit-test-service-" + topic + "${goodsflow.messaging.group-suffix}");
    }

    String status(OutgoingEvent event) {
        return jdbc().queryForObject(
                        "SELECT CONCAT(status, ' ', route) FROM outbox_event WHERE id = ?",
                        String.class,
                        event.envelope().id());
    }

    @Override
    public void close() {
        context.close();
    }

    /** Settings of an instance to start. */
    record Settings(Map<String, String> properties) {

        Settings with(String name, Object value) {
            Map<String, String> more = new LinkedHashMap<>(properties);
            more.put(name, value.toString());
            return new Settings(more);
        }

        Settings withoutConsumers() {
            return with("spring.cloud.function.definition", "");
        }

        String[] arguments() {
            return properties.entrySet().stream()
                    .map(entry -> "--" + entry.getKey() + "=" + entry.getValue())
                    .toArray(String[]::new);
        }

        TestService start() {
            return new TestService(new SpringApplicationBuilder(TestServiceConfiguration.class)
                    .web(WebApplicationType.NONE)
                    .run(arguments()));
        }
    }
}
