package io.goodsflow.supply.task;

import com.sun.net.httpserver.HttpExchange;
import io.goodsflow.inventory.contract.api.CreateInventoryAnswer;
import io.goodsflow.inventory.contract.api.CreateInventoryRequest;
import io.goodsflow.inventory.contract.api.StockAnswer;
import io.goodsflow.inventory.contract.api.StockQuery;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Inventory-service, as its contract describes it. */
final class StockPeer {
    private final Function<Long, Trouble> troubles;
    private final Map<Long, Long> figures = new ConcurrentHashMap<>();
    private final Map<Long, Long> editions = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> calls = new ConcurrentHashMap<>();
    private volatile Consumer<CreateInventoryRequest> gate = request -> {};

    /** @param troubles what a declaration for an item runs into */
    StockPeer(Function<Long, Trouble> troubles) {
        this.troubles = troubles;
    }

    /** Passed by every declaration before it takes effect. */
    void gate(Consumer<CreateInventoryRequest> passed) {
        gate = passed;
    }

    @Nullable
    Long get(long skuId) {
        return figures.get(skuId);
    }

    boolean knows(long skuId) {
        return figures.containsKey(skuId);
    }

    void put(long skuId, long figure) {
        figures.put(skuId, figure);
    }

    /** How often each request took effect. */
    Map<String, AtomicInteger> calls() {
        return calls;
    }

    void figures(HttpExchange exchange, StockQuery query) throws IOException {
        Wire.answer(
                exchange,
                200,
                new StockAnswer(query.skuIds().stream()
                        .filter(figures::containsKey)
                        .map(id -> new StockAnswer.Line(id, Objects.requireNonNull(figures.get(id))))
                        .toList()));
    }

    void declare(HttpExchange exchange, CreateInventoryRequest request) throws IOException {
        Trouble trouble = troubles.apply(request.itemId());
        if (trouble == Trouble.DOWN) {
            Wire.problem(exchange, 503, "server.dependency_down", "down", Map.of());
            return;
        }
        if (trouble == Trouble.REFUSED) {
            Wire.problem(exchange, 409, "inventory.mode_conflict", "It has another mode.", Map.of());
            return;
        }
        gate.accept(request);
        if (!takesEffect(request)) {
            Wire.problem(exchange, 409, "inventory.declaration_overtaken", "A newer one was faster.", Map.of());
            return;
        }
        Wire.answer(exchange, 200, new CreateInventoryAnswer(lines(request)));
    }

    private synchronized boolean takesEffect(CreateInventoryRequest request) {
        Long edition = request.edition();
        if (edition != null
                && request.lines().stream().anyMatch(line -> editions.getOrDefault(line.skuId(), 0L) > edition)) {
            return false;
        }
        request.lines().forEach(line -> {
            figures.put(line.skuId(), line.initQuantity());
            if (edition != null) {
                editions.put(line.skuId(), edition);
            }
            calls.computeIfAbsent(line.requestNo(), no -> new AtomicInteger()).incrementAndGet();
        });
        return true;
    }

    private static List<CreateInventoryAnswer.Line> lines(CreateInventoryRequest request) {
        return request.lines().stream()
                .map(line -> new CreateInventoryAnswer.Line(
                        line.skuId(), "sku:" + line.skuId(), "CREATED", line.initQuantity(), 1))
                .toList();
    }
}
