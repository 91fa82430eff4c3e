package io.goodsflow.kit.messaging;

import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.core.Ordered;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MapPropertySource;

/**
 * Defaults of the RocketMQ client, rocketmq-spring and the stream binder, derived from {@code goodsflow.messaging.*} and
 * of lowest precedence. Among them are the mends without which the binder acknowledges what a handler refused.
 */
final class MessagingDefaults implements EnvironmentPostProcessor, Ordered {

    private static final String NAME = "goodsflowMessagingDefaults";
    private static final String LOG_ROOT = "rocketmq.log.root";

    @Override
    public void postProcessEnvironment(ConfigurableEnvironment environment, SpringApplication application) {
        if (environment.getPropertySources().contains(NAME)) {
            return;
        }
        Map<String, Object> defaults = new LinkedHashMap<>();
        ownSettings(defaults);
        producer(defaults);
        consumers(defaults);
        ConsumerGroups.derive(environment, defaults);
        environment.getPropertySources().addLast(new MapPropertySource(NAME, defaults));
        if (System.getProperty(LOG_ROOT) == null) {
            // the client's own logger reads nothing but the system property
            System.setProperty(LOG_ROOT, environment.getRequiredProperty("goodsflow.messaging.client-log-root"));
        }
    }

    private static void ownSettings(Map<String, Object> defaults) {
        defaults.put("goodsflow.messaging.name-server", "${GOODSFLOW_NAMESRV:127.0.0.1:19876}");
        defaults.put("goodsflow.messaging.service", "${spring.application.name:application}");
        defaults.put("goodsflow.messaging.group-suffix", "");
        defaults.put("goodsflow.messaging.consumer.concurrency", "4");
        defaults.put("goodsflow.messaging.consumer.max-reconsume-times", "16");
        defaults.put("goodsflow.messaging.consumer.redelivery-delay-level", "0");
        defaults.put(
                "goodsflow.messaging.client-log-root",
                "${GOODSFLOW_HOME:${user.home}/.goodsflow}/logs/rocketmq-client/${goodsflow.messaging.service}");
    }

    private static void producer(Map<String, Object> defaults) {
        defaults.put("rocketmq.name-server", "${goodsflow.messaging.name-server}");
        defaults.put(
                "rocketmq.producer.group",
                "${goodsflow.messaging.service}-producer${goodsflow.messaging.group-suffix}");
        defaults.put("rocketmq.producer.retry-times-when-send-failed", "1");
        defaults.put("rocketmq.producer.retry-times-when-send-async-failed", "0");
    }

    private static void consumers(Map<String, Object> defaults) {
        defaults.put("spring.cloud.stream.default-binder", "rocketmq");
        defaults.put("spring.cloud.stream.rocketmq.binder.name-server", "${goodsflow.messaging.name-server}");
        defaults.put("spring.cloud.stream.default.consumer.max-attempts", "1");
        defaults.put("spring.cloud.stream.default.consumer.concurrency", "${goodsflow.messaging.consumer.concurrency}");
        // the functions take bytes; the binder's converters would hand them to fastjson first
        defaults.put("spring.cloud.stream.default.consumer.use-native-decoding", "true");
        String extension = "spring.cloud.stream.rocketmq.default.consumer.";
        defaults.put(extension + "consume-from-where", "CONSUME_FROM_FIRST_OFFSET");
        defaults.put(extension + "enable-msg-trace", "false");
        defaults.put(extension + "push.max-reconsume-times", "${goodsflow.messaging.consumer.max-reconsume-times}");
        defaults.put(
                extension + "push.delay-level-when-next-consume",
                "${goodsflow.messaging.consumer.redelivery-delay-level}");
        // it logs the whole body of what a handler refused; the kit names the event instead
        defaults.put(
                "logging.level.com.alibaba.cloud.stream.binder.rocketmq.integration.inbound.RocketMQInboundChannelAdapter",
                "error");
        // spring-retry, which the binder needs, would switch on retries of Feign calls that are not idempotent
        defaults.put("spring.cloud.loadbalancer.retry.enabled", "false");
    }

    /** After the configuration files were read. */
    @Override
    public int getOrder() {
        return Ordered.LOWEST_PRECEDENCE;
    }
}
