package io.goodsflow.kit.feign;

import io.goodsflow.kit.feign.testapp.ImpatientShelves;
import io.goodsflow.kit.feign.testapp.ShelfApi.PutThing;
import io.goodsflow.kit.feign.testapp.Shelves;
import io.goodsflow.kit.feign.testapp.TestApplication;
import java.time.Duration;
import java.time.OffsetDateTime;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** A service with clients, and the other service that they call; both are shared by the tests and end with the JVM. */
@SpringBootTest(
        classes = TestApplication.class,
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {
            "spring.application.name=caller-service",
            "goodsflow.client.secret=secret",
            "goodsflow.feign.read-timeout=1s",
            "goodsflow.feign.max-answer-size=4KB",
            "spring.cloud.openfeign.client.config.impatient-service.read-timeout=50"
        })
abstract class CallingService {

    static final Remote REMOTE = new Remote();
    static final PutThing THING = new PutThing("0017", 5, OffsetDateTime.parse("2026-07-01T08:00:00+08:00"));

    @LocalServerPort
    int port;

    @Autowired
    Shelves shelves;

    @Autowired
    ImpatientShelves impatient;

    @Autowired
    ServiceToken token;

    @DynamicPropertySource
    static void remote(DynamicPropertyRegistry registry) {
        registry.add("goodsflow.auth-url", REMOTE::url);
        registry.add("shelf.url", REMOTE::url);
    }

    /** Begins with a token at hand: a test is about the call, not about how quickly the issuer answered. */
    @BeforeEach
    void fresh() {
        REMOTE.reset();
        Awaitility.await()
                .atMost(Duration.ofSeconds(30))
                .ignoreExceptionsMatching(RemoteUnavailableException.class::isInstance)
                .until(() -> !token.get().isEmpty());
    }
}
