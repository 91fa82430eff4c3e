package io.goodsflow.product;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.test.TestTokens;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.EntityExchangeResult;
import org.springframework.test.web.servlet.client.RestTestClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Calls of one caller whose answers are JSON. */
public final class Http {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final RestTestClient client;

    private Http(RestTestClient client) {
        this.client = client;
    }

    public static Http as(int port, String role) {
        return new Http(Callers.as(port, role));
    }

    public static Http ofMerchant(int port, long merchantId) {
        return new Http(Callers.withToken(port, TestTokens.merchant(merchantId)));
    }

    /** The same caller with one more header. */
    public Http with(String header, String value) {
        return new Http(client.mutate().defaultHeader(header, value).build());
    }

    public JsonNode get(int status, String path, Object... variables) {
        return answer(status, client.get().uri(path, variables));
    }

    /** @param body JSON, or null for none */
    public JsonNode post(int status, String body, String path, Object... variables) {
        return send(HttpMethod.POST, status, body, path, variables);
    }

    /** @param body JSON, or null for none */
    public JsonNode put(int status, String body, String path, Object... variables) {
        return send(HttpMethod.PUT, status, body, path, variables);
    }

    public JsonNode delete(int status, String path, Object... variables) {
        return send(HttpMethod.DELETE, status, null, path, variables);
    }

    /** What a PUT is answered with, whatever it is. */
    public int statusOfPut(String body, String path, Object... variables) {
        return client.method(HttpMethod.PUT)
                .uri(path, variables)
                .contentType(MediaType.APPLICATION_JSON)
                .body(body)
                .exchange()
                .returnResult(String.class)
                .getStatus()
                .value();
    }

    private JsonNode send(HttpMethod method, int status, String body, String path, Object... variables) {
        RestTestClient.RequestBodySpec request = client.method(method).uri(path, variables);
        return answer(
                status,
                body == null
                        ? request
                        : request.contentType(MediaType.APPLICATION_JSON).body(body));
    }

    private static JsonNode answer(int status, RestTestClient.RequestHeadersSpec<?> request) {
        EntityExchangeResult<String> answer = request.exchange().returnResult(String.class);
        assertThat(answer.getStatus().value())
                .as("%s", answer.getResponseBody())
                .isEqualTo(status);
        String body = answer.getResponseBody();
        return body == null || body.isEmpty() ? JSON.nullNode() : JSON.readTree(body);
    }
}
