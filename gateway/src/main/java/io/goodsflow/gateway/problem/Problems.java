package io.goodsflow.gateway.problem;

import io.goodsflow.gateway.trace.RequestIds;
import io.goodsflow.kernel.ErrorCode;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;
import tools.jackson.databind.json.JsonMapper;

/** Writes the gateway's errors. */
@Component
public class Problems {

    private static final String RETRY_AFTER_SECONDS = "2";
    private static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.CHINESE);

    private final JsonMapper json;

    Problems(JsonMapper json) {
        this.json = json;
    }

    /**
     * Answers with the refusal as problem+json. Headers that a broken-off answer of a service left behind are dropped.
     */
    public Mono<Void> write(ServerWebExchange exchange, GoodsflowException refusal) {
        ErrorCode reason = refusal.errorCode();
        ServerHttpResponse response = exchange.getResponse();
        String requestId = RequestIds.of(exchange);
        String traceId = RequestIds.traceOf(exchange);
        String challenge = response.getHeaders().getFirst(HttpHeaders.WWW_AUTHENTICATE);
        response.getHeaders().clear();
        if (requestId != null) {
            response.getHeaders().set(RequestIds.HEADER, requestId);
        }
        if (traceId != null) {
            response.getHeaders().set(RequestIds.TRACE_HEADER, traceId);
        }
        if (reason.status() == HttpStatus.UNAUTHORIZED.value() && challenge != null) {
            response.getHeaders().set(HttpHeaders.WWW_AUTHENTICATE, challenge);
        }
        Object wait = refusal.properties().get(RetryAfter.MEMBER);
        if (wait != null) {
            response.getHeaders().set(HttpHeaders.RETRY_AFTER, wait.toString());
        } else if (reason.status() == HttpStatus.SERVICE_UNAVAILABLE.value()) {
            response.getHeaders().set(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS);
        }
        response.getHeaders().setCacheControl("no-store");
        response.getHeaders().setContentType(MediaType.APPLICATION_PROBLEM_JSON);
        response.setRawStatusCode(reason.status());

        byte[] body = json.writeValueAsBytes(problemOf(exchange, refusal));
        response.getHeaders().setContentLength(body.length);
        if (exchange.getRequest().getMethod() == HttpMethod.HEAD) {
            return response.setComplete();
        }
        DataBuffer buffer = response.bufferFactory().wrap(body);
        return response.writeWith(Mono.just(buffer));
    }

    /**
     * Body of a refusal of what cannot be read as a request at all, so that neither its path nor its language is known.
     *
     * @param occurrence stands where otherwise the path does
     */
    public byte[] bodyFor(ErrorCode reason, String traceId, UUID occurrence) {
        return json.writeValueAsBytes(new Problem(
                "about:blank",
                titleOf(reason),
                reason.status(),
                reason.english(),
                "urn:uuid:" + occurrence,
                reason.code(),
                traceId,
                null,
                List.of()));
    }

    private static String titleOf(ErrorCode reason) {
        HttpStatus status = HttpStatus.resolve(reason.status());
        return status == null ? "Error" : status.getReasonPhrase();
    }

    private static Problem problemOf(ServerWebExchange exchange, GoodsflowException refusal) {
        ErrorCode reason = refusal.errorCode();
        return new Problem(
                "about:blank",
                titleOf(reason),
                reason.status(),
                messageOf(exchange, refusal),
                exchange.getRequest().getPath().value(),
                reason.code(),
                RequestIds.traceOf(exchange),
                refusal.properties().get("max_bytes") instanceof Long bytes ? bytes : null,
                refusal.fieldErrors().stream()
                        .map(error -> new Problem.Fault(error.field(), error.code(), messageOf(exchange, error)))
                        .toList());
    }

    private static boolean readsChinese(ServerWebExchange exchange) {
        return languageOf(exchange).getLanguage().equals(Locale.CHINESE.getLanguage());
    }

    private static String messageOf(ServerWebExchange exchange, FieldError error) {
        String chinese = error.chinese();
        return chinese != null && readsChinese(exchange) ? chinese : error.message();
    }

    private static String messageOf(ServerWebExchange exchange, GoodsflowException refusal) {
        ErrorCode reason = refusal.errorCode();
        return new MessageFormat(readsChinese(exchange) ? reason.chinese() : reason.english(), Locale.ROOT)
                .format(refusal.arguments());
    }

    private static Locale languageOf(ServerWebExchange exchange) {
        try {
            Locale best = Locale.lookup(exchange.getRequest().getHeaders().getAcceptLanguage(), LANGUAGES);
            return best == null ? Locale.ENGLISH : best;
        } catch (IllegalArgumentException malformedHeader) {
            return Locale.ENGLISH;
        }
    }
}
