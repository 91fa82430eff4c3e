package io.goodsflow.supply.task;

import com.sun.net.httpserver.HttpExchange;
import io.goodsflow.product.contract.api.DraftContent;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** How the other services speak. */
final class Wire {
    static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();

    private Wire() {}

    static void answer(HttpExchange exchange, int status, Object body) throws IOException {
        send(exchange, status, "application/json", JSON.writeValueAsBytes(body));
    }

    static void problem(HttpExchange exchange, int status, String code, String detail, Map<String, Object> members)
            throws IOException {
        Map<String, Object> body = new HashMap<>(members);
        body.put("status", status);
        body.put("code", code);
        body.put("detail", detail);
        send(exchange, status, "application/problem+json", JSON.writeValueAsBytes(body));
    }

    /** Whether the content is one that product-service refuses; then it has been told. */
    static boolean refused(HttpExchange exchange, DraftContent content) throws IOException {
        if (content.title().contains("!")) {
            Object errors =
                    List.of(Map.of("field", "content.title", "code", "title.sign", "message", "content.title has a !"));
            problem(exchange, 400, "request.invalid", "The request is invalid.", Map.of("errors", errors));
            return true;
        }
        if (content.category().equals("No such category")) {
            problem(exchange, 400, "product.category_not_found", "There is no category No such category.", Map.of());
            return true;
        }
        return false;
    }

    private static void send(HttpExchange exchange, int status, String type, byte[] body) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
    }
}
