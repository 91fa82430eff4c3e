package io.goodsflow.gateway.collapse;

import io.goodsflow.gateway.trace.RequestIds;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.server.reactive.ServerHttpResponse;
import reactor.core.publisher.Mono;

/**
 * What a service answered, without what the gateway adds for each caller.
 *
 * @param body not to be changed
 * @param traceId of the request that brought it; null outside of any trace
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares answers
record Answer(
        HttpStatusCode status,
        HttpHeaders headers,
        byte[] body,
        @Nullable String traceId) {

    private static final Set<HttpStatusCode> SHARED = Set.of(HttpStatus.OK, HttpStatus.NOT_MODIFIED);

    /** Of the connection or of the request that brought it. */
    private static final List<String> NOT_PASSED_ON = List.of(
            HttpHeaders.CONNECTION,
            HttpHeaders.TRANSFER_ENCODING,
            HttpHeaders.CONTENT_LENGTH,
            RequestIds.HEADER,
            RequestIds.TRACE_HEADER);

    /** The headers that a service has added to those that were there. */
    static HttpHeaders added(HttpHeaders before, HttpHeaders now) {
        HttpHeaders added = new HttpHeaders();
        now.forEach((name, values) -> {
            int known = before.getOrEmpty(name).size();
            if (values.size() > known) {
                added.addAll(name, values.subList(known, values.size()));
            }
        });
        return added;
    }

    /** Whether others may have it: it is no problem, whose body names one request, and the service does not forbid it. */
    static boolean isShared(HttpStatusCode status, HttpHeaders added) {
        return SHARED.contains(status)
                && !added.containsHeader(HttpHeaders.SET_COOKIE)
                && added.getOrEmpty(HttpHeaders.CACHE_CONTROL).stream()
                        .noneMatch(control -> control.contains("private") || control.contains("no-store"))
                && added.getVary().stream()
                        .allMatch(varies -> Question.NEGOTIATED.stream().anyMatch(varies::equalsIgnoreCase));
    }

    Answer {
        HttpHeaders passedOn = new HttpHeaders();
        passedOn.addAll(headers);
        NOT_PASSED_ON.forEach(passedOn::remove);
        headers = HttpHeaders.readOnlyHttpHeaders(passedOn);
    }

    Mono<Void> writeTo(ServerHttpResponse response) {
        response.setStatusCode(status);
        response.getHeaders().addAll(headers);
        if (status == HttpStatus.NOT_MODIFIED) {
            return response.setComplete();
        }
        response.getHeaders().setContentLength(body.length);
        return response.writeWith(
                Mono.fromSupplier(() -> response.bufferFactory().wrap(body)));
    }
}
