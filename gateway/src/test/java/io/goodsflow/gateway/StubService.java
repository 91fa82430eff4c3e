package io.goodsflow.gateway;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A service behind the gateway that remembers what reached it. */
public final class StubService implements AutoCloseable {

    /** One request as the service saw it; {@code bodyBytes} is -1 if the body broke off. */
    public record Seen(String method, String path, Map<String, List<String>> headers, long bodyBytes) {

        public String header(String name) {
            return headers.entrySet().stream()
                    .filter(entry -> entry.getKey().equalsIgnoreCase(name))
                    .map(entry -> entry.getValue().get(0))
                    .findFirst()
                    .orElse("");
        }
    }

    /** How the service behaves. */
    public interface Behaviour {
        void answer(HttpExchange exchange) throws IOException;
    }

    static {
        // Without it each answer waits for the client's delayed acknowledgement.
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    private final String name;
    private final int port;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final List<Seen> seen = new CopyOnWriteArrayList<>();
    private volatile Behaviour behaviour;
    private HttpServer server;

    public StubService(String name) {
        this.name = name;
        this.behaviour = this::greet;
        server = listen(0);
        port = server.getAddress().getPort();
    }

    /** Nobody listens on the port any more. */
    public void goDown() {
        server.stop(0);
    }

    public void comeBack() {
        server = listen(port);
    }

    private HttpServer listen(int wantedPort) {
        try {
            HttpServer listening =
                    HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), wantedPort), 0);
            listening.createContext("/", this::handle);
            listening.setExecutor(threads);
            listening.start();
            return listening;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String url() {
        return "http://127.0.0.1:" + port;
    }

    public List<Seen> seen() {
        return seen;
    }

    public void behave(Behaviour behaviour) {
        this.behaviour = behaviour;
    }

    public void reset() {
        seen.clear();
        behaviour = this::greet;
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }

    private void handle(HttpExchange exchange) throws IOException {
        long bytes = -1;
        try (InputStream body = exchange.getRequestBody()) {
            bytes = body.transferTo(OutputStream.nullOutputStream());
        } finally {
            seen.add(new Seen(
                    exchange.getRequestMethod(),
                    exchange.getRequestURI().toString(),
                    Map.copyOf(exchange.getRequestHeaders()),
                    bytes));
        }
        behaviour.answer(exchange);
    }

    private void greet(HttpExchange exchange) throws IOException {
        byte[] body = ("{\"service\":\"" + name + "\"}").getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        boolean bodiless = exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(200, bodiless ? -1 : body.length);
        if (!bodiless) {
            exchange.getResponseBody().write(body);
        }
        exchange.close();
    }
}
