package io.goodsflow.kit.feign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** Calls are timed by peer, operation and outcome. */
class CallMetricsTest extends CallingService {

    @Autowired
    private MeterRegistry meters;

    @Test
    void the_operations_of_a_client_are_there_before_the_first_call() {
        assertThat(meters.get("goodsflow.client.requests").tag("peer", "shelf-service").timers().stream()
                        .map(timer -> timer.getId().getTag("operation"))
                        .collect(Collectors.toSet()))
                .containsExactlyInAnyOrder("get", "find", "put", "touch", "burn", "publicShelf");
    }

    @Test
    void each_answer_counts_under_what_it_means() {
        counts("get", "success", 1, () -> shelves.get(1));
        REMOTE.behaves(Remote.problem(409, "product.duplicate_item"));
        counts("put", "refused", 1, () -> shelves.put(THING));
        REMOTE.behaves(Remote.problem(500, "server.internal"));
        counts("put", "unknown", 1, () -> shelves.put(THING));
        REMOTE.behaves(Remote.cut());
        counts("put", "unknown", 1, () -> shelves.put(THING));
    }

    @Test
    void each_repeat_is_a_call_of_its_own() {
        REMOTE.behaves(Remote.problem(503, "server.dependency_down"));
        counts("get", "unavailable", 3, () -> shelves.get(1));
        counts("touch", "unavailable", 3, () -> shelves.touch(1, THING));
    }

    @Test
    void no_label_holds_what_was_asked_for() {
        catchThrowable(() -> shelves.get(4711_0815));
        catchThrowable(() -> shelves.find("secret"));

        assertThat(meters.get("goodsflow.client.requests").timers())
                .allSatisfy(timer -> assertThat(timer.getId().toString()).doesNotContain("4711", "secret"));
    }

    private void counts(String operation, String outcome, long times, Runnable call) {
        long before = timer(operation, outcome).count();
        catchThrowable(call::run);
        assertThat(timer(operation, outcome).count() - before)
                .as(operation + " " + outcome)
                .isEqualTo(times);
    }

    private Timer timer(String operation, String outcome) {
        return meters.get("goodsflow.client.requests")
                .tag("peer", "shelf-service")
                .tag("operation", operation)
                .tag("outcome", outcome)
                .timer();
    }
}
