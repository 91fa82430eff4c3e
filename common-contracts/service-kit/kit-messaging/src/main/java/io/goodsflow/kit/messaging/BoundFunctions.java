package io.goodsflow.kit.messaging;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.messaging.Message;

/** The functions that this service has bound, by their consumer groups. */
final class BoundFunctions {

    private final List<ConsumerGroups.Binding> bindings;
    private final BeanFactory beans;

    BoundFunctions(List<ConsumerGroups.Binding> bindings, BeanFactory beans) {
        this.bindings = List.copyOf(bindings);
        this.beans = beans;
    }

    List<ConsumerGroups.Binding> bindings() {
        return bindings;
    }

    /** Those that are given their messages in batches, with their functions. */
    Map<ConsumerGroups.Binding, EventFunction> batched() {
        Map<ConsumerGroups.Binding, EventFunction> batched = new LinkedHashMap<>();
        for (ConsumerGroups.Binding binding : bindings) {
            if (beans.containsBean(binding.function())
                    && beans.getBean(binding.function()) instanceof EventFunction function
                    && function.takesBatches()) {
                batched.put(binding, function);
            }
        }
        return batched;
    }

    /** Empty if no function of this release consumes in that group. */
    @SuppressWarnings("unchecked") // every bound function takes bytes, see MessagingDefaults
    Optional<Consumer<Message<byte[]>>> ofGroup(String group, String topic) {
        return bindings.stream()
                .filter(binding ->
                        binding.group().equals(group) && binding.topic().equals(topic))
                .findFirst()
                .map(binding -> (Consumer<Message<byte[]>>) beans.getBean(binding.function(), Consumer.class));
    }
}
