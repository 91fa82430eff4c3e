package io.goodsflow.kit.feign;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import feign.MethodMetadata;
import feign.Request;
import feign.RequestTemplate;
import feign.RetryableException;
import feign.Retryer;
import feign.Target;
import io.goodsflow.kit.feign.testapp.ShelfApi;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.cloud.openfeign.support.SpringMvcContract;

class RepeatsTest {

    @SafeToRepeat("tuch")
    interface Misspelt extends ShelfApi {}

    private final Retryer repeats = new Repeats(2, Duration.ofMinutes(1)).clone();

    @Test
    void aReadIsRepeatedUpToTheBound() {
        RetryableException failure = failureOf(ShelfApi.class, "get", Request.HttpMethod.GET);

        repeats.continueOrPropagate(failure);
        repeats.continueOrPropagate(failure);
        assertThatThrownBy(() -> repeats.continueOrPropagate(failure)).isSameAs(failure);
    }

    @Test
    void everyCallCountsForItself() {
        RetryableException failure = failureOf(ShelfApi.class, "get", Request.HttpMethod.GET);
        repeats.continueOrPropagate(failure);
        repeats.continueOrPropagate(failure);

        assertThatCode(() -> repeats.clone().continueOrPropagate(failure)).doesNotThrowAnyException();
    }

    @Test
    void noRepeatStartsAfterTheBudget() {
        RetryableException failure = failureOf(ShelfApi.class, "get", Request.HttpMethod.GET);

        assertThatThrownBy(() -> new Repeats(2, Duration.ZERO).continueOrPropagate(failure))
                .isSameAs(failure);
    }

    @Test
    void aWriteIsNotRepeated() {
        RetryableException failure = failureOf(ShelfApi.class, "put", Request.HttpMethod.POST);

        assertThatThrownBy(() -> repeats.continueOrPropagate(failure)).isSameAs(failure);
    }

    @Test
    void aMisspeltNameIsNoticed() {
        RetryableException failure = failureOf(Misspelt.class, "touch", Request.HttpMethod.POST);

        assertThatThrownBy(() -> repeats.continueOrPropagate(failure))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("no method tuch");
    }

    @Test
    void anInterruptedThreadDoesNotGoOn() {
        RetryableException failure = failureOf(ShelfApi.class, "get", Request.HttpMethod.GET);
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> repeats.continueOrPropagate(failure)).isSameAs(failure);
        } finally {
            Thread.interrupted();
        }
    }

    private static RetryableException failureOf(Class<?> client, String method, Request.HttpMethod http) {
        MethodMetadata metadata = new SpringMvcContract()
                .parseAndValidateMetadata(client).stream()
                        .filter(candidate -> candidate.method().getName().equals(method))
                        .findFirst()
                        .orElseThrow();
        RequestTemplate template = new RequestTemplate()
                .methodMetadata(metadata)
                .feignTarget(new Target.HardCodedTarget<>(client, "shelf-service", "http://x"));
        Request request = Request.create(http, "http://x/", Map.of(), new byte[0], StandardCharsets.UTF_8, template);
        return Outcome.unavailable(request, "down", null);
    }
}
