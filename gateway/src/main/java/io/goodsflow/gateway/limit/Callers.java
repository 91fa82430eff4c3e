package io.goodsflow.gateway.limit;

import io.goodsflow.gateway.edge.ClientAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.Principal;
import java.util.Arrays;
import java.util.Base64;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** Says whose bucket a request is taken from. Every name is short, whatever a caller or a token puts into it. */
final class Callers {

    private static final int NAME_BYTES = 16;

    private Callers() {}

    /** The merchant of the verified token, else its subject, else the client's address. */
    static Mono<String> of(ServerWebExchange exchange) {
        return exchange.getPrincipal()
                .map(principal -> nameOf(exchange, principal))
                .defaultIfEmpty(addressOf(exchange));
    }

    static String addressOf(ServerWebExchange exchange) {
        return "a:" + ClientAddress.of(exchange);
    }

    private static String nameOf(ServerWebExchange exchange, Principal principal) {
        if (!(principal instanceof JwtAuthenticationToken token)) {
            return addressOf(exchange);
        }
        Object merchant = token.getToken().getClaims().get("merchant_id");
        if (merchant instanceof Number number) {
            return "m:" + number.longValue();
        }
        return "s:" + shortened(String.valueOf(token.getToken().getSubject()));
    }

    private static String shortened(String subject) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(subject.getBytes(StandardCharsets.UTF_8));
            byte[] part = Arrays.copyOf(digest, NAME_BYTES);
            return Base64.getUrlEncoder().withoutPadding().encodeToString(part);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256.", e);
        }
    }
}
