package io.goodsflow.gateway.edge;

import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.util.unit.DataSize;

/**
 * A path that the gateway answers itself, without a token. Declared as a bean by whoever serves it.
 *
 * @param path exact path
 * @param maxBody largest request body
 */
public record OwnEndpoint(String path, DataSize maxBody) {

    public boolean covers(ServerHttpRequest request) {
        return path.equals(request.getPath().value());
    }
}
