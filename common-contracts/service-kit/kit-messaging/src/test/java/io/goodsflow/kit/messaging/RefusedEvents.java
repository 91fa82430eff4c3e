package io.goodsflow.kit.messaging;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Events that a service refuses until somebody mends it, and the letters that they become. */
final class RefusedEvents {

    /** A group's first letter waits for the client to find the topic and to share out its queue. */
    static final Duration SOON = Duration.ofSeconds(90);

    private final Set<String> broken = ConcurrentHashMap.newKeySet();
    private final TestService service;
    private final DeadLetterBox box;

    RefusedEvents(TestService service) {
        this.service = service;
        this.box = service.bean(DeadLetterBox.class);
    }

    /** Publishes an event that is refused; returns its key. */
    String refused(String note) {
        String key = TestService.newKey();
        service.commit(key, refuse(key, note));
        return key;
    }

    /** An event that is refused, to be sent by hand. */
    OutgoingEvent refuse(String key, String note) {
        broken.add(key);
        service.heard().when(key, event -> {
            if (broken.contains(key)) {
                throw new IllegalStateException("broken for " + key);
            }
        });
        return service.happened(key, note);
    }

    void mend(String... keys) {
        broken.removeAll(Set.of(keys));
    }

    DeadLetter parked(String key) {
        return parked("kit.happened", letter -> key.equals(letter.key()));
    }

    DeadLetter parkedEvent(String eventId) {
        return parked(null, letter -> eventId.equals(letter.eventId()));
    }

    private DeadLetter parked(@Nullable String type, Predicate<DeadLetter> which) {
        return await().atMost(SOON)
                .until(
                        () -> box.newest(DeadLetterStatus.PARKED, type, Long.MAX_VALUE, 200).stream()
                                .filter(which)
                                .toList(),
                        letters -> letters.size() == 1)
                .get(0);
    }
}
