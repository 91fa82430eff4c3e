package io.goodsflow.gateway.issuer;

import com.nimbusds.jose.jwk.JWKSet;
import io.goodsflow.gateway.edge.ClientAddress;
import java.time.Duration;
import org.springframework.context.annotation.Profile;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

@RestController
@Profile("local")
class IssuerController {

    static final String TOKEN = "/auth/token";
    static final String JWKS = "/auth/jwks";

    private final IssueToken issueToken;
    private final JWKSet publicKeys;

    IssuerController(IssueToken issueToken, JWKSet publicKeys) {
        this.issueToken = issueToken;
        this.publicKeys = publicKeys;
    }

    @PostMapping(path = TOKEN, consumes = MediaType.APPLICATION_JSON_VALUE)
    Mono<ResponseEntity<TokenAnswer>> token(@RequestBody TokenRequest request, ServerWebExchange exchange) {
        return issueToken.handle(request, ClientAddress.of(exchange)).map(answer -> ResponseEntity.ok()
                .cacheControl(CacheControl.noStore())
                .body(answer));
    }

    @GetMapping(path = JWKS, produces = MediaType.APPLICATION_JSON_VALUE)
    ResponseEntity<String> jwks() {
        return ResponseEntity.ok()
                .cacheControl(CacheControl.maxAge(Duration.ofMinutes(5)))
                .body(publicKeys.toString(true));
    }
}
