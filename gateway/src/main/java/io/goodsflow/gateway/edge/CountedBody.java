package io.goodsflow.gateway.edge;

import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpRequestDecorator;
import reactor.core.publisher.Flux;
import reactor.core.publisher.SynchronousSink;

/** A request whose body breaks off with an error at the first byte too many; nothing is buffered. */
final class CountedBody extends ServerHttpRequestDecorator {

    private final long maxBytes;
    private long received;

    CountedBody(ServerHttpRequest request, long maxBytes) {
        super(request);
        this.maxBytes = maxBytes;
    }

    /** A body is read once, on one event loop, so the count needs no guard. */
    @Override
    public Flux<DataBuffer> getBody() {
        return super.getBody().handle(this::count);
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
