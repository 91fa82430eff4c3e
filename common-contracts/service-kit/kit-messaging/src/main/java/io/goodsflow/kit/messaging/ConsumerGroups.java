package io.goodsflow.kit.messaging;

import java.util.HashMap;
import java.util.Map;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.util.StringUtils;

/** Derives {@code <service>-<topic>} plus the suffix as the group of every bound function that names none. */
final class ConsumerGroups {

    private ConsumerGroups() {}

    static void derive(ConfigurableEnvironment environment, Map<String, Object> defaults) {
        Map<String, String> groups = new HashMap<>();
        String definition = environment.getProperty("spring.cloud.function.definition", "");
        for (String function : StringUtils.tokenizeToStringArray(definition, ";|,")) {
            String binding = "spring.cloud.stream.bindings." + function + "-in-0.";
            String topic = environment.getProperty(binding + "destination");
            if (topic == null) {
                continue;
            }
            String group = environment.getProperty(binding + "group");
            if (group == null) {
                group = "${spring.application.name:application}-" + topic + "${goodsflow.messaging.group-suffix}";
                defaults.put(binding + "group", group);
            }
            String other = groups.putIfAbsent(topic + " " + group, function);
            if (other != null) {
                throw new IllegalStateException("the functions " + other + " and " + function
                        + " share topic and consumer group, each would see a part of the messages; name the handlers in"
                        + " one function or set " + binding + "group");
            }
        }
    }
}
