package io.goodsflow.gateway.collapse;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.http.server.reactive.ServerHttpResponseDecorator;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Lets an answer through to its caller and keeps a copy for others, as soon as the service has sent all of it. */
final class Recording extends ServerHttpResponseDecorator {

    private final HttpHeaders before = new HttpHeaders();
    private final long maxBody;
    private final @Nullable String traceId;
    private final Consumer<@Nullable Answer> listener;

    /** @param listener hears what others may have, or null if they may not; nothing if the answer breaks off */
    Recording(
            ServerHttpResponse response, long maxBody, @Nullable String traceId, Consumer<@Nullable Answer> listener) {
        super(response);
        this.before.addAll(response.getHeaders());
        this.maxBody = maxBody;
        this.traceId = traceId;
        this.listener = listener;
    }

    @Override
    public Mono<Void> writeWith(Publisher<? extends DataBuffer> body) {
        HttpStatusCode status = getStatusCode();
        HttpHeaders added = Answer.added(before, getHeaders());
        if (status == null || !Answer.isShared(status, added)) {
            listener.accept(null);
            return super.writeWith(body);
        }
        Copy copy = new Copy(status, added);
        return super.writeWith(Flux.from(body).doOnNext(copy::add).doOnComplete(copy::end));
    }

    private final class Copy {

        private final HttpStatusCode status;
        private final HttpHeaders headers;
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private boolean tooLarge;

        private Copy(HttpStatusCode status, HttpHeaders headers) {
            this.status = status;
            this.headers = headers;
        }

        private void add(DataBuffer part) {
            if (tooLarge) {
                return;
            }
            if (bytes.size() + part.readableByteCount() > maxBody) {
                tooLarge = true;
                bytes.reset();
                listener.accept(null);
                return;
            }
            byte[] read = new byte[part.readableByteCount()];
            part.toByteBuffer(ByteBuffer.wrap(read));
            bytes.writeBytes(read);
        }

        private void end() {
            if (!tooLarge) {
                listener.accept(new Answer(status, headers, bytes.toByteArray(), traceId));
            }
        }
    }
}
