package io.goodsflow.demo;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A fleet in a few maps: enough of the public API to see whether the demo notices what goes wrong. */
final class StubFleet implements AutoCloseable {

    static {
        // Without it each answer waits for the client's delayed acknowledgement.
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    private final JsonMapper json = JsonMapper.builder().build();
    private final HttpServer server;
    private final SampleCatalogue catalogue = SampleCatalogue.load();
    private final Map<String, Long> categories = new TreeMap<>();
    private final Map<Long, Integer> stock = new LinkedHashMap<>();
    private final Map<String, Integer> orders = new LinkedHashMap<>();
    private int imports;
    private int polls;

    /** Faults to play. */
    boolean losesAProduct;

    boolean keepsStock;
    boolean reservesTwice;
    boolean failsARow;
    boolean isDownForAMoment;

    StubFleet() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::handle);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    int imports() {
        return imports;
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private void handle(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        String query = String.valueOf(exchange.getRequestURI().getQuery());
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        boolean signedIn = exchange.getRequestHeaders().containsKey("Authorization");
        String call = exchange.getRequestMethod() + " " + path;
        if (call.equals("POST /auth/token")) {
            answer(exchange, 200, Map.of("access_token", "t", "token_type", "Bearer", "expires_in", 3600));
        } else if (!signedIn && !path.startsWith("/api/products") && !path.startsWith("/api/categories")) {
            answer(exchange, 401, problem("auth.token_missing"));
        } else if (call.equals("POST /api/admin/categories")) {
            createCategory(exchange, json.readTree(body).path("name").asString());
        } else if (call.equals("GET /api/categories")) {
            List<Map<String, Object>> items = new ArrayList<>();
            categories.forEach((name, id) -> items.add(Map.of("id", id, "name", name)));
            answer(exchange, 200, Map.of("items", items));
        } else if (call.equals("POST /api/admin/supply/imports")) {
            imports++;
            polls = 0;
            answer(exchange, 202, Map.of("task_id", imports, "receipt_id", "r" + imports));
        } else if (path.startsWith("/api/admin/supply/tasks")) {
            task(exchange, path);
        } else if (call.equals("GET /api/products")) {
            list(exchange, Long.parseLong(query.replaceAll(".*category_id=(\\d+).*", "$1")));
        } else if (path.startsWith("/api/products/")) {
            answer(exchange, 200, detail(Integer.parseInt(path.substring("/api/products/".length()))));
        } else if (path.startsWith("/api/trade/reservations")) {
            reservation(exchange, path, body);
        } else {
            answer(exchange, 404, problem("gateway.no_route"));
        }
    }

    private void createCategory(HttpExchange exchange, String name) throws IOException {
        if (categories.containsKey(name)) {
            answer(exchange, 400, problem("product.category_name_taken"));
            return;
        }
        categories.put(name, categories.size() + 1L);
        answer(exchange, 201, Map.of("id", categories.get(name)));
    }

    private void task(HttpExchange exchange, String path) throws IOException {
        int products = catalogue.products().size();
        boolean again = imports > 1;
        int failed = again ? products : failsARow ? 1 : 0;
        if (path.endsWith("/items")) {
            List<Map<String, Object>> rows = new ArrayList<>();
            for (int i = 0; i < failed; i++) {
                String code = again ? TaskRow.DUPLICATE : "supply.row_invalid";
                rows.add(Map.of("item_no", i + 2, "status", "FAILED", "error_code", code, "error_message", "no"));
            }
            answer(exchange, 200, Map.of("items", rows));
            return;
        }
        if (isDownForAMoment && polls++ == 1) {
            answer(exchange, 503, problem("gateway.service_unavailable"));
            return;
        }
        boolean ended = path.endsWith("tasks") || polls++ > 1;
        answer(
                exchange,
                200,
                Map.of(
                        "status",
                        ended ? (failed == 0 ? "DONE" : "PARTIAL_SUCCESS") : "PROCESSING",
                        "total_count",
                        products,
                        "parsed_count",
                        products,
                        "success_count",
                        ended ? products - failed : 0,
                        "failed_count",
                        failed,
                        "skipped_count",
                        0));
    }

    private void list(HttpExchange exchange, long category) throws IOException {
        List<Map<String, Object>> items = new ArrayList<>();
        for (int i = 0; i < catalogue.products().size(); i++) {
            SampleProduct product = catalogue.products().get(i);
            boolean lost = losesAProduct && i == 7;
            if (!lost && categories.getOrDefault(product.category(), 0L) == category) {
                items.add(Map.of("id", i, "title", product.title()));
            }
        }
        answer(exchange, 200, Map.of("items", items, "total", items.size(), "page", 1, "page_size", 50));
    }

    private Map<String, Object> detail(int index) {
        SampleProduct product = catalogue.products().get(index);
        List<Map<String, Object>> skus = new ArrayList<>();
        for (int i = 0; i < product.skus().size(); i++) {
            SampleSku sku = product.skus().get(i);
            long id = index * 100L + i;
            skus.add(Map.of(
                    "id", id,
                    "specs", sku.specs(),
                    "price", sku.priceInFen(),
                    "stock", stock.computeIfAbsent(id, key -> sku.stock())));
        }
        return Map.of("id", index, "title", product.title(), "description", product.description(), "skus", skus);
    }

    private void reservation(HttpExchange exchange, String path, String body) throws IOException {
        if (path.endsWith("/confirm")) {
            answer(exchange, 200, Map.of("state", "CONFIRMED"));
            return;
        }
        JsonNode order = json.readTree(body);
        for (JsonNode line : order.path("lines")) {
            if (stock.get(line.path("sku_id").asLong()) < line.path("qty").asInt()) {
                answer(exchange, 409, problem("inventory.insufficient_stock"));
                return;
            }
        }
        int times = orders.merge(order.path("order_id").asString(), 1, Integer::sum);
        if (!keepsStock && (times == 1 || reservesTwice)) {
            order.path("lines")
                    .forEach(line -> stock.merge(
                            line.path("sku_id").asLong(), -line.path("qty").asInt(), Integer::sum));
        }
        answer(exchange, times == 1 ? 201 : 200, Map.of("state", "RESERVED"));
    }

    private static Map<String, Object> problem(String code) {
        return Map.of("code", code, "detail", "no");
    }

    private void answer(HttpExchange exchange, int status, Object body) throws IOException {
        byte[] bytes = json.writeValueAsBytes(body);
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
