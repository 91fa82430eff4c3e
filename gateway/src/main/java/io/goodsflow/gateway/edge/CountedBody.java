package io.goodsflow.gateway.edge;

import io.goodsflow.gateway.problem.RequestBroken;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.server.reactive.ServerHttpRequestDecorator;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Flux;
import reactor.core.publisher.SynchronousSink;

/**
 * A request whose body breaks off with an error at the first byte too many; nothing is buffered. How far it has come is
 * known, and its own failures can be told from those of a service.
 */
final class CountedBody extends ServerHttpRequestDecorator {

    private final long maxBytes;
    private final ServerWebExchange exchange;
    private long received;

    CountedBody(ServerWebExchange exchange, long maxBytes) {
        super(exchange.getRequest());
        this.exchange = exchange;
        this.maxBytes = maxBytes;
    }

    /** A body is read once, on one event loop, so the count needs no guard. */
    @Override
    public Flux<DataBuffer> getBody() {
        return super.getBody()
                .doOnSubscribe(reader -> ArrivedBody.begun(exchange))
                .onErrorMap(RequestBroken::new)
                .handle(this::count)
                .doOnComplete(() -> ArrivedBody.ended(exchange));
    }

    private void count(DataBuffer buffer, SynchronousSink<DataBuffer> sink) {
        received += buffer.readableByteCount();
        if (received > maxBytes) {
            DataBufferUtils.release(buffer);
            sink.error(BodyLimits.tooLarge(maxBytes));
        } else {
            sink.next(buffer);
        }
    }
}
