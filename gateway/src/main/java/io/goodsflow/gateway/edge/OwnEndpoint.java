package io.goodsflow.gateway.edge;

import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.util.unit.DataSize;
import org.springframework.web.util.pattern.PathPattern;
import org.springframework.web.util.pattern.PathPatternParser;

/**
 * A path that the gateway answers itself, without a token. Declared as a bean by whoever serves it.
 *
 * @param path exact, or a pattern for several files
 * @param maxBody largest request body
 */
public record OwnEndpoint(PathPattern path, DataSize maxBody) {

    public OwnEndpoint(String path, DataSize maxBody) {
        this(PathPatternParser.defaultInstance.parse(path), maxBody);
    }

    public boolean covers(ServerHttpRequest request) {
        return path.matches(request.getPath().pathWithinApplication());
    }
}
