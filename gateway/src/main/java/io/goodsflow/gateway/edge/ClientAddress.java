package io.goodsflow.gateway.edge;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/**
 * Finds out where a request comes from: the other end of the connection, or, if that is a trusted proxy, what the proxy
 * says of it. Runs before {@link IdentityHeaders} takes that header away.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 5)
public class ClientAddress implements WebFilter {

    private static final String ATTRIBUTE = ClientAddress.class.getName();
    private static final String FORWARDED_FOR = "X-Forwarded-For";
    private static final String UNKNOWN = "unknown";

    /** One subscriber has as many IPv6 addresses as it likes within this part. */
    private static final int IPV6_NETWORK_BYTES = 8;

    private final List<Network> trusted;

    ClientAddress(EdgeProperties properties) {
        trusted = properties.trustedProxies().stream().map(Network::parse).toList();
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        InetAddress client = clientOf(exchange.getRequest());
        exchange.getAttributes().put(ATTRIBUTE, client == null ? UNKNOWN : nameOf(client));
        return chain.filter(exchange);
    }

    /** The address as text; of IPv6 the network only. */
    public static String of(ServerWebExchange exchange) {
        return exchange.getAttributeOrDefault(ATTRIBUTE, UNKNOWN);
    }

    private @Nullable InetAddress clientOf(ServerHttpRequest request) {
        InetSocketAddress peer = request.getRemoteAddress();
        InetAddress client = peer == null ? null : peer.getAddress();
        if (client == null || !isTrusted(client)) {
            return client;
        }
        // Every proxy appends whom it heard from; what stands left of the last untrusted one, that one made up.
        List<String> hops = request.getHeaders().getOrEmpty(FORWARDED_FOR).stream()
                .flatMap(line -> Arrays.stream(line.split(",")))
                .toList();
        for (int i = hops.size() - 1; i >= 0 && isTrusted(client); i--) {
            InetAddress hop = Network.addressOf(hops.get(i));
            if (hop == null) {
                return client;
            }
            client = hop;
        }
        return client;
    }

    private boolean isTrusted(InetAddress address) {
        return trusted.stream().anyMatch(network -> network.contains(address));
    }

    private static String nameOf(InetAddress address) {
        return address instanceof Inet6Address
                ? HexFormat.of().formatHex(address.getAddress(), 0, IPV6_NETWORK_BYTES)
                : address.getHostAddress();
    }
}
