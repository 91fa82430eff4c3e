package io.goodsflow.product;

import io.goodsflow.kit.test.TestTokens;
import org.springframework.test.web.servlet.client.RestTestClient;

/** HTTP clients of the running service, one per kind of caller. */
public final class Callers {

    private Callers() {}

    public static RestTestClient with(int port, String subject, String... roles) {
        return withToken(port, TestTokens.of(subject, roles));
    }

    /** Some caller with one role; a merchant's user belongs to a merchant. */
    public static RestTestClient as(int port, String role) {
        return withToken(port, "MERCHANT".equals(role) ? TestTokens.merchant(1001) : TestTokens.of("someone", role));
    }

    public static RestTestClient withToken(int port, String token) {
        return RestTestClient.bindToServer()
                .baseUrl("http://127.0.0.1:" + port)
                .defaultHeader("Authorization", TestTokens.bearer(token))
                .build();
    }

    public static RestTestClient withoutToken(int port) {
        return RestTestClient.bindToServer().baseUrl("http://127.0.0.1:" + port).build();
    }
}
