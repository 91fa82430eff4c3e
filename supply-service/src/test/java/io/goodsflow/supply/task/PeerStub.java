package io.goodsflow.supply.task;

import static io.goodsflow.supply.task.Wire.JSON;
import static io.goodsflow.supply.task.Wire.answer;
import static io.goodsflow.supply.task.Wire.problem;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.goodsflow.inventory.contract.api.CreateInventoryRequest;
import io.goodsflow.inventory.contract.api.StockQuery;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Product-service, inventory-service and the issuer, as their contracts describe them, with trouble on demand. */
final class PeerStub {
    private final HttpServer server;
    private final AtomicLong ids = new AtomicLong(ThreadLocalRandom.current().nextLong(1L << 40, 1L << 50));
    private final Troubles troubles = new Troubles();
    final DraftPeer drafts = new DraftPeer(this);
    final StockPeer stock = new StockPeer(drafts::stockTrouble);
    final AtomicInteger lookUps = new AtomicInteger();
    final ItemPeer items = new ItemPeer(this);
    final StatePeer states = new StatePeer();

    PeerStub() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(Executors.newFixedThreadPool(16, task -> {
            Thread thread = new Thread(task, "peer-stub");
            thread.setDaemon(true);
            return thread;
        }));
        server.createContext("/", this::handle);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** The next {@code times} create calls of this product run into trouble; stock:, submit: or abandon: before its id, those. */
    void trouble(String outerId, Trouble trouble, int times) {
        troubles.expect(outerId, trouble, times);
    }

    long nextId() {
        return ids.incrementAndGet();
    }

    private void handle(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        byte[] body = exchange.getRequestBody().readAllBytes();
        try {
            if (path.equals("/auth/token")) {
                answer(exchange, 200, Map.of("access_token", "stub", "token_type", "Bearer", "expires_in", 3600));
            } else if (path.startsWith("/internal/product/items/") || path.contains("/drafts/updates/")) {
                items.handle(exchange, path, body);
            } else if (path.equals("/internal/inventory/stock")) {
                stock.figures(exchange, JSON.readValue(body, StockQuery.class));
            } else if (path.startsWith("/internal/product/drafts")) {
                drafts.handle(exchange, path, body);
            } else if (path.startsWith("/internal/product/publish-states/by-operation/")) {
                states.answer(exchange, path.substring(path.lastIndexOf('/') + 1));
            } else if (path.equals("/internal/inventory/keys")) {
                stock.declare(exchange, JSON.readValue(body, CreateInventoryRequest.class));
            } else {
                problem(exchange, 404, "request.not_found", "no such path", Map.of());
            }
        } catch (RuntimeException e) {
            problem(exchange, 500, "server.internal", e.toString(), Map.of());
        } finally {
            exchange.close();
        }
    }

    Trouble nextTrouble(String outerId) {
        return troubles.next(outerId);
    }
}
