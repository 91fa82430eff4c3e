package io.goodsflow.gateway.edge;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.context.support.StaticApplicationContext;
import org.springframework.http.HttpHeaders;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;
import org.springframework.mock.web.server.MockServerWebExchange;
import org.springframework.util.unit.DataSize;

class SecurityHeadersTest {

    @Test
    void tlsIsDemandedOnlyWhereItIsConfigured() {
        assertThat(headersWith(Duration.ZERO).containsHeader("Strict-Transport-Security"))
                .isFalse();
        assertThat(headersWith(Duration.ofDays(365)).getFirst("Strict-Transport-Security"))
                .isEqualTo("max-age=31536000");
    }

    @Test
    void aPageWithAPolicyOfItsOwnKeepsIt() {
        MockServerWebExchange exchange = MockServerWebExchange.from(MockServerHttpRequest.get("/"));
        exchange.getResponse().getHeaders().set("Content-Security-Policy", "default-src 'self'");

        assertThat(answer(exchange, Duration.ZERO).get("Content-Security-Policy"))
                .containsExactly("default-src 'self'");
    }

    private static HttpHeaders headersWith(Duration hsts) {
        return answer(MockServerWebExchange.from(MockServerHttpRequest.get("/")), hsts);
    }

    private static HttpHeaders answer(MockServerWebExchange exchange, Duration hsts) {
        EdgeProperties properties =
                new EdgeProperties(List.of(), List.of(), hsts, DataSize.ofKilobytes(8), DataSize.ofKilobytes(16), 100);
        new SecurityHeaders(new PublicSide(new StaticApplicationContext()), properties)
                .filter(exchange, passed -> passed.getResponse().setComplete())
                .block(Duration.ofSeconds(5));
        return exchange.getResponse().getHeaders();
    }
}
