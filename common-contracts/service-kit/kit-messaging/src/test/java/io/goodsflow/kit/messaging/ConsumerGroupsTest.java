package io.goodsflow.kit.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.StandardEnvironment;

class ConsumerGroupsTest {

    @Test
    void a_function_gets_the_group_of_its_service_and_topic() {
        StandardEnvironment environment = environment(Map.of(
                "spring.application.name", "other-service",
                "spring.cloud.function.definition", "things",
                "spring.cloud.stream.bindings.things-in-0.destination", "thing",
                "goodsflow.messaging.group-suffix", "-x"));

        assertThat(environment.getProperty("spring.cloud.stream.bindings.things-in-0.group"))
                .isEqualTo("other-service-thing-x");
    }

    @Test
    void a_group_of_the_service_s_own_is_kept() {
        StandardEnvironment environment = environment(Map.of(
                "spring.cloud.function.definition", "things",
                "spring.cloud.stream.bindings.things-in-0.destination", "thing",
                "spring.cloud.stream.bindings.things-in-0.group", "mine"));

        assertThat(environment.getProperty("spring.cloud.stream.bindings.things-in-0.group"))
                .isEqualTo("mine");
    }

    @Test
    void two_functions_that_would_share_the_messages_of_a_topic_keep_the_service_from_starting() {
        assertThatThrownBy(() -> environment(Map.of(
                        "spring.cloud.function.definition", "things;others",
                        "spring.cloud.stream.bindings.things-in-0.destination", "thing",
                        "spring.cloud.stream.bindings.others-in-0.destination", "thing")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("others");
    }

    private static StandardEnvironment environment(Map<String, Object> properties) {
        StandardEnvironment environment = new StandardEnvironment();
        environment.getPropertySources().addFirst(new MapPropertySource("service", properties));
        new MessagingDefaults().postProcessEnvironment(environment, new SpringApplication());
        return environment;
    }
}
