package io.goodsflow.product;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/** Inventory-service as product-service sees it. */
public class InventoryStub implements HttpHandler {

    private final Map<Long, Long> available = new ConcurrentHashMap<>();
    private final AtomicInteger calls = new AtomicInteger();
    private volatile Mood mood = Mood.WELL;
    private volatile CountDownLatch silence = new CountDownLatch(0);

    /** How it is. */
    private enum Mood {
        WELL,
        BROKEN,
        SILENT
    }

    /** Well, and knowing of no stock but this. */
    public void knows(Map<Long, Long> stock) {
        available.clear();
        available.putAll(stock);
        recover();
    }

    /** Answers 503 from now on. */
    public void breaksDown() {
        mood = Mood.BROKEN;
    }

    /** Takes every call and says nothing until it recovers. */
    public void fallsSilent() {
        silence = new CountDownLatch(1);
        mood = Mood.SILENT;
    }

    public void recover() {
        mood = Mood.WELL;
        silence.countDown();
    }

    public int calls() {
        return calls.get();
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        calls.incrementAndGet();
        try (exchange) {
            exchange.getRequestBody().readAllBytes();
            if (mood == Mood.SILENT) {
                silence.await();
                return;
            }
            byte[] body = mood == Mood.WELL ? figures() : new byte[0];
            exchange.getResponseHeaders().add("Content-Type", "application/json");
            exchange.sendResponseHeaders(mood == Mood.WELL ? 200 : 503, body.length == 0 ? -1 : body.length);
            exchange.getResponseBody().write(body);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private byte[] figures() {
        return available.entrySet().stream()
                .map(line -> "{\"sku_id\": %d, \"available\": %d}".formatted(line.getKey(), line.getValue()))
                .collect(Collectors.joining(", ", "{\"lines\": [", "]}"))
                .getBytes(StandardCharsets.UTF_8);
    }
}
