package io.goodsflow.product;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The stock commands of inventory-service as their contract tells them: known by (key, request number), one operation, one
 * effect, the same answer for ever. A test says where it fails.
 */
public class StockDeskStub implements HttpHandler {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Map<String, Key> keys = new HashMap<>();
    private final Map<String, Fault> faults = new HashMap<>();
    private final Map<String, Answer> refusals = new HashMap<>();
    private final Map<String, Runnable> hooks = new HashMap<>();
    private final List<String> calls = new ArrayList<>();

    /** Where the next call of a command, and all later ones, fail. */
    public enum Fault {
        /** Nothing was done. */
        DOWN,
        /** It was done, but nobody hears of it. */
        ANSWER_LOST
    }

    private static final class Key {
        private long available;
        private long reserved;
        private boolean retired;
        private final Map<String, Row> ledger = new HashMap<>();
    }

    /** What a request number stands for, and the figure after it. */
    private record Row(String asked, long delta, long after) {}

    public synchronized void recover() {
        faults.clear();
        refusals.clear();
        hooks.clear();
    }

    /** @param command create, adjust, undo-adjust, retire, unretire, availability */
    public synchronized void fails(String command, Fault fault) {
        faults.put(command, fault);
    }

    /** It is refused whatever is asked, and nothing is done. */
    public synchronized void refuses(String command, int status, String code) {
        refusals.put(command, refusal(status, code, ""));
    }

    /** It is refused by something that is not inventory-service, and nothing is done. */
    public synchronized void isOutOfReach(String command, int status) {
        refusals.put(command, new Answer(status, "<html>no such page</html>"));
    }

    /** Done once, after the command took effect and before it is answered. */
    public synchronized void after(String command, Runnable hook) {
        hooks.put(command, hook);
    }

    public synchronized long available(long skuId) {
        return key(skuId).available;
    }

    public synchronized boolean isRetired(long skuId) {
        return key(skuId).retired;
    }

    public synchronized boolean knows(long skuId) {
        return keys.containsKey("sku:" + skuId);
    }

    /** Sum of what the ledger says. */
    public synchronized long ledger(long skuId) {
        return key(skuId).ledger.values().stream().mapToLong(Row::delta).sum();
    }

    /** An order takes units, or, negative, gives them back. */
    public synchronized void reserve(long skuId, long units) {
        Key key = key(skuId);
        key.available -= units;
        key.reserved += units;
    }

    /** The commands that reached it for the SKU, in order. */
    public synchronized List<String> calls(long skuId) {
        String suffix = " sku:" + skuId;
        return calls.stream()
                .filter(call -> call.endsWith(suffix))
                .map(call -> call.substring(0, call.length() - suffix.length()))
                .toList();
    }

    private Key key(long skuId) {
        Key key = keys.get("sku:" + skuId);
        if (key == null) {
            throw new IllegalStateException("no stock of " + skuId);
        }
        return key;
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            JsonNode body = JSON.readTree(exchange.getRequestBody().readAllBytes());
            String path = exchange.getRequestURI().getPath();
            String last = path.substring(path.lastIndexOf('/') + 1);
            String command = last.equals("keys") ? "create" : last;
            Runnable hook;
            Fault fault;
            Answer answer;
            synchronized (this) {
                fault = faults.get(command);
                answer = fault == Fault.DOWN ? new Answer(503, "{}") : answer(command, body);
                hook = fault == Fault.DOWN ? null : hooks.remove(command);
            }
            if (hook != null) {
                hook.run();
            }
            if (fault == Fault.ANSWER_LOST) {
                return;
            }
            byte[] bytes = answer.body().getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders()
                    .add("Content-Type", answer.status() < 400 ? "application/json" : "application/problem+json");
            exchange.sendResponseHeaders(answer.status(), bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    private Answer answer(String command, JsonNode body) {
        Answer refused = refusals.get(command);
        if (command.equals("availability")) {
            return refused == null ? availability(body) : refused;
        }
        JsonNode line = command.equals("create") ? body.get("lines").get(0) : body;
        String name = command.equals("create")
                ? "sku:" + line.get("sku_id").asLong()
                : line.get("inventory_key").asString();
        calls.add(command + " " + name);
        if (refused != null) {
            return refused;
        }
        if (command.equals("create")) {
            return create(name, line);
        }
        Key key = keys.get(name);
        if (key == null) {
            return refusal(404, "inventory.key_not_found", "");
        }
        String requestNo = line.get("request_no").asString();
        return switch (command) {
            case "adjust" -> adjust(key, requestNo, line);
            case "undo-adjust" -> undoAdjust(key, requestNo, line.get("undoes").asString());
            case "retire" -> retire(key, requestNo);
            case "unretire" -> unretire(key, requestNo, line.get("undoes").asString());
            default -> throw new IllegalStateException(command);
        };
    }

    private Answer create(String name, JsonNode line) {
        long quantity = line.get("init_quantity").asLong();
        Key key = keys.computeIfAbsent(name, fresh -> new Key());
        if (key.ledger.putIfAbsent(line.get("request_no").asString(), new Row("init " + quantity, quantity, quantity))
                == null) {
            key.available = quantity;
        }
        return new Answer(200, "{\"lines\": []}");
    }

    private static Answer adjust(Key key, String requestNo, JsonNode line) {
        long expected = line.get("expected_available").asLong();
        long target = line.get("target_available").asLong();
        String asked = "from " + expected + " to " + target;
        Row done = key.ledger.get(requestNo);
        if (done != null) {
            return done.asked().equals(asked) ? adjusted(done.after()) : refusal(409, "inventory.request_undone", "");
        }
        if (key.available != expected) {
            return refusal(409, "inventory.stock_moved", ", \"available\": " + key.available);
        }
        key.available = target;
        key.ledger.put(requestNo, new Row(asked, target - expected, target));
        return adjusted(target);
    }

    private static Answer undoAdjust(Key key, String requestNo, String undoes) {
        Row done = key.ledger.get(requestNo);
        Row undone = key.ledger.computeIfAbsent(undoes, no -> new Row("undone", 0, key.available));
        if (done == null) {
            long delta = Math.max(-undone.delta(), -key.available);
            key.available += delta;
            done = new Row("undo", delta, key.available);
            key.ledger.put(requestNo, done);
        }
        return new Answer(
                200,
                "{\"inventory_key\": \"x\", \"available\": %d, \"inventory_version\": 2, \"sold\": %d}"
                        .formatted(done.after(), done.delta() + undone.delta()));
    }

    private static Answer retire(Key key, String requestNo) {
        Row done = key.ledger.get(requestNo);
        if (done != null && done.asked().equals("undone")) {
            return refusal(409, "inventory.request_undone", "");
        }
        if (done == null && key.reserved > 0) {
            return refusal(409, "inventory.key_in_use", ", \"reserved\": " + key.reserved);
        }
        if (done == null) {
            key.retired = true;
            key.ledger.put(requestNo, new Row("retire", 0, key.available));
        }
        return state(true);
    }

    private static Answer unretire(Key key, String requestNo, String undoes) {
        key.ledger.putIfAbsent(undoes, new Row("undone", 0, key.available));
        if (key.ledger.putIfAbsent(requestNo, new Row("unretire", 0, key.available)) == null) {
            key.retired = false;
        }
        return state(false);
    }

    private Answer availability(JsonNode body) {
        List<String> lines = new ArrayList<>();
        List<String> unknown = new ArrayList<>();
        body.get("inventory_keys").forEach(name -> {
            Key key = keys.get(name.asString());
            if (key == null) {
                unknown.add("\"" + name.asString() + "\"");
            } else {
                lines.add("{\"inventory_key\": \"%s\", \"available\": %d, \"inventory_version\": 1, \"retired\": %b}"
                        .formatted(name.asString(), key.available, key.retired));
            }
        });
        return new Answer(
                200,
                "{\"lines\": [%s], \"unknown\": [%s]}".formatted(String.join(", ", lines), String.join(", ", unknown)));
    }

    private static Answer adjusted(long available) {
        return new Answer(
                200, "{\"inventory_key\": \"x\", \"available\": %d, \"inventory_version\": 2}".formatted(available));
    }

    private static Answer state(boolean retired) {
        return new Answer(
                200, "{\"inventory_key\": \"x\", \"retired\": %b, \"inventory_version\": 2}".formatted(retired));
    }

    private static Answer refusal(int status, String code, String more) {
        return new Answer(
                status,
                "{\"type\": \"about:blank\", \"status\": %d, \"code\": \"%s\", \"detail\": \"refused\"%s}"
                        .formatted(status, code, more));
    }

    private record Answer(int status, String body) {}
}
