package io.goodsflow.kit.messaging;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.Environment;
import org.springframework.util.StringUtils;

/** Derives {@code <service>-<topic>} plus the suffix as the group of every bound function that names none. */
final class ConsumerGroups {

    private ConsumerGroups() {}

    /** What is bound, once the groups were derived. */
    static List<Binding> bound(Environment environment) {
        List<Binding> bound = new ArrayList<>();
        for (String function : functions(environment)) {
            String topic = environment.getProperty(prefix(function) + "destination");
            String group = environment.getProperty(prefix(function) + "group");
            if (topic != null && group != null) {
                bound.add(new Binding(function, topic, group));
            }
        }
        return bound;
    }

    static void derive(ConfigurableEnvironment environment, Map<String, Object> defaults) {
        Map<String, String> groups = new HashMap<>();
        for (String function : functions(environment)) {
            String binding = prefix(function);
            String topic = environment.getProperty(binding + "destination");
            if (topic == null) {
                continue;
            }
            String group = environment.getProperty(binding + "group");
            if (group == null) {
                group = "${goodsflow.messaging.service}-" + topic + "${goodsflow.messaging.group-suffix}";
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

    private static String[] functions(Environment environment) {
        String definition = environment.getProperty("spring.cloud.function.definition", "");
        return StringUtils.tokenizeToStringArray(definition, ";|,");
    }

    private static String prefix(String function) {
        return "spring.cloud.stream.bindings." + function + "-in-0.";
    }

    /** A function, the topic it hears and the group it hears it in. */
    record Binding(String function, String topic, String group) {

        /** As Spring Cloud Stream calls it. */
        String name() {
            return function + "-in-0";
        }
    }
}
