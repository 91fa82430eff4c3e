package io.goodsflow.gateway.edge;

import io.goodsflow.gateway.problem.GatewayError;
import io.goodsflow.kernel.GoodsflowException;
import java.time.Duration;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpRequestDecorator;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** A request whose body must be there after a time, however many small pieces it comes in. */
final class TimedBody extends ServerHttpRequestDecorator {

    private final Duration limit;

    TimedBody(ServerHttpRequest request, Duration limit) {
        super(request);
        this.limit = limit;
    }

    @Override
    public Flux<DataBuffer> getBody() {
        return super.getBody()
                .takeUntilOther(
                        Mono.delay(limit).then(Mono.error(() -> new GoodsflowException(GatewayError.BODY_TIMEOUT))));
    }
}
