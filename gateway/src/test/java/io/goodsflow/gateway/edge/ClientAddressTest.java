package io.goodsflow.gateway.edge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;
import org.springframework.mock.web.server.MockServerWebExchange;
import org.springframework.util.unit.DataSize;
import reactor.core.publisher.Mono;

class ClientAddressTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "203.0.113.5 | 1.1.1.1                    | 203.0.113.5",
                "10.0.0.1    | 198.51.100.7               | 198.51.100.7",
                "10.0.0.1    | 1.1.1.1, 198.51.100.7      | 198.51.100.7",
                "10.0.0.1    | 1.1.1.1, 198.51.100.7, 10.9.9.9 | 198.51.100.7",
                "10.0.0.1    | 1.1.1.1, not-an-address    | 10.0.0.1",
                "10.0.0.1    | localhost                  | 10.0.0.1",
                "10.0.0.1    | ''                         | 10.0.0.1",
                "10.0.0.1    | ::ffff:198.51.100.7        | 198.51.100.7",
                "2001:db8:1:2:3:4:5:6 | 1.1.1.1           | 20010db800010002",
                "10.0.0.1    | 2001:db8:1:2::9            | 20010db800010002",
                "fd00::1     | 198.51.100.7               | 198.51.100.7",
                "11.0.0.1    | 198.51.100.7               | 11.0.0.1"
            })
    void onlyATrustedProxyIsBelieved(String peer, String forwarded, String client) throws Exception {
        assertThat(addressOf(List.of("10.0.0.0/8", "fd00::/8"), peer, forwarded))
                .isEqualTo(client);
    }

    @Test
    void nobodyIsTrustedUnlessConfigured() throws Exception {
        assertThat(addressOf(List.of(), "10.0.0.1", "198.51.100.7")).isEqualTo("10.0.0.1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"proxy.example.com", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0/8x", "", "fd00::/129"})
    void whatIsNoNetworkStopsTheStart(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> Network.parse(text));
    }

    private static String addressOf(List<String> trusted, String peer, String forwarded) throws Exception {
        EdgeProperties properties = new EdgeProperties(
                trusted, List.of(), Duration.ZERO, DataSize.ofKilobytes(8), DataSize.ofKilobytes(16), 100);
        MockServerWebExchange exchange = MockServerWebExchange.from(MockServerHttpRequest.get("/")
                .remoteAddress(new InetSocketAddress(InetAddress.getByName(peer), 1))
                .header("X-Forwarded-For", forwarded));
        new ClientAddress(properties).filter(exchange, passed -> Mono.empty()).block(Duration.ofSeconds(5));
        return ClientAddress.of(exchange);
    }
}
