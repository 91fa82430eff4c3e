package io.goodsflow.kit.messaging;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.springframework.messaging.Message;
import org.springframework.messaging.MessageChannel;
import org.springframework.messaging.support.ChannelInterceptor;

/** What the binder was told of each delivery: done, or thrown and so not acknowledged. */
class Answers implements ChannelInterceptor {

    private static final String KEYS_HEADER = "ROCKET_KEYS";

    private final Map<String, List<Boolean>> acknowledged = new ConcurrentHashMap<>();

    @Override
    public void afterSendCompletion(
            Message<?> message, MessageChannel channel, boolean sent, @Nullable Exception thrown) {
        if (message.getHeaders().get(KEYS_HEADER) instanceof String messageKey) {
            acknowledged
                    .computeIfAbsent(messageKey, key -> new CopyOnWriteArrayList<>())
                    .add(sent && thrown == null);
        }
    }

    /** One entry a delivery, in the order of their ends; false if the message will come again. */
    List<Boolean> to(String messageKey) {
        return acknowledged.getOrDefault(messageKey, List.of());
    }
}
