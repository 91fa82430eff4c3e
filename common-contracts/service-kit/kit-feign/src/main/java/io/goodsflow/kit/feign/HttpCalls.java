package io.goodsflow.kit.feign;

import feign.Client;
import feign.Request;
import feign.Response;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Sends one call. The JDK's newer client is used because the older one, Feign's default, silently sends a POST again
 * when a kept connection breaks. Read whole within one time-out, a stalled body ends like a missing answer.
 */
final class HttpCalls implements Client {

    private static final Set<String> SET_BY_THE_CLIENT =
            Set.of("connection", "content-length", "expect", "host", "upgrade");

    private final HttpClient http;
    private final Places places;
    private final long maxAnswerBytes;

    HttpCalls(FeignProperties properties) {
        this.http = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .followRedirects(HttpClient.Redirect.NEVER)
                .connectTimeout(properties.connectTimeout())
                .build();
        this.places = new Places(properties.maxConcurrent(), properties.connectTimeout());
        this.maxAnswerBytes = properties.maxAnswerSize().toBytes();
    }

    @Override
    public Response execute(Request request, Request.Options options) {
        HttpRequest call = callOf(request);
        try (Places.Place place = places.take(request)) {
            return answer(request, call, options.readTimeoutUnit().toMillis(options.readTimeout()));
        }
    }

    private Response answer(Request request, HttpRequest call, long timeoutMillis) {
        CompletableFuture<HttpResponse<byte[]>> sent = http.sendAsync(call, head -> new BoundedBody(maxAnswerBytes));
        try {
            return responseOf(request, sent.get(timeoutMillis, TimeUnit.MILLISECONDS));
        } catch (TimeoutException late) {
            throw Outcome.unanswered(request, "no answer within " + timeoutMillis + " ms", late);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw Outcome.unanswered(request, "interrupted while waiting for the answer", interrupted);
        } catch (ExecutionException failed) {
            throw failure(request, failed.getCause() == null ? failed : failed.getCause());
        } finally {
            // Ends the exchange if it is still under way; nothing happens to a finished one.
            sent.cancel(true);
        }
    }

    private static RuntimeException failure(Request request, Throwable cause) {
        if (cause instanceof HttpConnectTimeoutException || cause instanceof ConnectException) {
            return Outcome.unavailable(request, "no connection", cause);
        }
        if (cause instanceof IOException) {
            return Outcome.unanswered(request, "the connection broke", cause);
        }
        return Outcome.unanswered(request, "the call failed", cause);
    }

    private static HttpRequest callOf(Request request) {
        HttpRequest.Builder call = HttpRequest.newBuilder(URI.create(request.url()));
        request.headers().forEach((name, values) -> {
            if (!SET_BY_THE_CLIENT.contains(name.toLowerCase(Locale.ROOT))) {
                values.forEach(value -> call.header(name, value));
            }
        });
        byte[] body = request.body();
        return call.method(
                        request.httpMethod().name(),
                        body == null || body.length == 0
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofByteArray(body))
                .build();
    }

    private static Response responseOf(Request request, HttpResponse<byte[]> answer) {
        Map<String, Collection<String>> headers =
                new LinkedHashMap<>(answer.headers().map());
        return Response.builder()
                .status(answer.statusCode())
                .headers(headers)
                .body(answer.body())
                .request(request)
                .build();
    }
}
