package io.goodsflow.demo;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The way of a whole catalogue from a spreadsheet to a shopper, one proof a step. */
final class Demo {

    private static final Duration IMPORT_LIMIT = Duration.ofMinutes(5);
    private static final int MANY = 1_000_000;
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

    private final GoodsflowClient gateway;
    private final Journal journal;
    private final Duration shortly;
    private final SampleCatalogue catalogue = SampleCatalogue.load();

    Demo(GoodsflowClient gateway, Journal journal, Duration shortly) {
        this.gateway = gateway;
        this.shortly = shortly;
        this.journal = journal;
    }

    void run() {
        journal.title("Goodsflow demo through " + gateway.gateway());
        signIn();
        Map<String, Long> categories = categories();
        importSheet();
        ListedCatalogue listed = list(categories);
        order(listed);
        journal.end();
    }

    private void signIn() {
        journal.step("The gateway asks for a token");
        gateway.get("/api/admin/supply/tasks").expect(401);
        gateway.as(DemoUser.MERCHANT1).get("/api/admin/supply/tasks").expect(200);
        journal.proved("the back office answers 401 to a stranger, and merchant1 gets in with a token");
        journal.look("a token of merchant1 for the calls below", tokenCommand(DemoUser.MERCHANT1));
    }

    private Map<String, Long> categories() {
        List<String> names = catalogue.categories();
        journal.step("An operator makes the categories");
        Map<String, Long> ids = new Categories(gateway).ensure(names);
        journal.proved(ids.size() + " categories are there: " + String.join(", ", names));
        journal.look("the categories", "curl -s '" + url("/api/categories") + "'");
        return ids;
    }

    private void importSheet() {
        List<SampleProduct> products = catalogue.products();
        byte[] sheet = ImportSheet.of(products);
        journal.step("merchant1 uploads a sheet of " + products.size() + " products with " + catalogue.skuCount()
                + " SKUs (" + sheet.length / 1024 + " KB)");
        long start = System.nanoTime();
        ImportTask task = ImportTask.start(gateway.as(DemoUser.MERCHANT1), "sample-catalogue.xlsx", sheet);
        journal.progress("accepted as task " + task.taskId() + " after "
                + Duration.ofNanos(System.nanoTime() - start).toMillis() + " ms");
        TaskState end = task.awaitEnd(IMPORT_LIMIT, state -> journal.progress(state.summary()));
        judge(task, end, products.size());
        String bearer = " -H \"Authorization: Bearer $TOKEN\"";
        journal.look("the import", "curl -s '" + url("/api/admin/supply/tasks/" + task.taskId()) + "'" + bearer);
        journal.look(
                "its rows", "curl -s '" + url("/api/admin/supply/tasks/" + task.taskId() + "/items") + "'" + bearer);
    }

    private void judge(ImportTask task, TaskState end, int products) {
        Map<Boolean, List<TaskRow>> failed =
                task.rows("FAILED").stream().collect(Collectors.partitioningBy(TaskRow::isDuplicate));
        List<TaskRow> wrong = failed.getOrDefault(false, List.of());
        int known = failed.getOrDefault(true, List.of()).size();
        wrong.forEach(row ->
                journal.progress("row " + row.itemNo() + " failed: " + row.errorCode() + " " + row.errorMessage()));
        if (!wrong.isEmpty()) {
            throw new DemoFailed(wrong.size() + " products of the sheet did not go on sale.");
        }
        if (end.total() != products || end.succeeded() + known != products) {
            throw new DemoFailed(
                    "The task ended with counts that do not add up to " + products + " products: " + end.summary());
        }
        if (known > 0) {
            journal.progress(known + " of them were on sale or on their way before; none was made twice");
        }
        journal.proved("parsed, drafted, stocked, reviewed and published: " + end.succeeded() + " products, " + known
                + " already there, none lost");
    }

    private ListedCatalogue list(Map<String, Long> categories) {
        List<SampleProduct> products = catalogue.products();
        journal.step("A guest looks around the shop");
        ListedCatalogue listed = ListedCatalogue.await(
                new Shop(gateway),
                products,
                categories,
                shortly,
                count -> journal.progress(count + " of " + products.size() + " listed"));
        products.forEach(listed::compare);
        journal.proved("all " + products.size() + " products are listed, and every page shows the sheet's "
                + "description, SKUs and prices, with stock");
        journal.look("the list", "curl -s '" + url("/api/products?page_size=5") + "'");
        return listed;
    }

    private void order(ListedCatalogue listed) {
        Shop shop = new Shop(gateway);
        Order order = catalogue.products().stream()
                .filter(product -> product.skus().size() >= 2)
                .map(product -> new Order(gateway.as(DemoUser.TRADE), shop, listed.idOf(product), shortly))
                .filter(candidate -> candidate.stock().values().stream().allMatch(stock -> stock >= 2))
                .findFirst()
                .orElseThrow(() -> new DemoFailed("Everything is sold out; start from empty data again."));
        buy(
                order,
                "demo-" + STAMP.format(Instant.now()) + "-"
                        + ThreadLocalRandom.current().nextInt(1000, 10_000));
    }

    private void buy(Order order, String orderId) {
        Map<Long, Integer> before = order.stock();
        Map<Long, Integer> one = before.keySet().stream()
                .collect(Collectors.toMap(Function.identity(), sku -> 1, (a, b) -> a, LinkedHashMap::new));
        Map<Long, Integer> after = new LinkedHashMap<>(before);
        after.replaceAll((sku, stock) -> stock - 1);

        journal.step("The order domain reserves and confirms order " + orderId);
        journal.progress("stock by SKU before: " + before);
        Map<Long, Integer> tooMany = new LinkedHashMap<>(one);
        tooMany.replaceAll((sku, quantity) -> MANY);
        order.reserve(orderId + "-huge", tooMany).expect(409);
        order.awaitStock(before);
        journal.progress("an order for more than there is was refused and holds nothing");

        requireState(order.reserve(orderId, one).expect(201), "RESERVED");
        order.awaitStock(after);
        journal.progress("reserved, stock by SKU now: " + after);
        order.reserve(orderId, one).expect(200);
        order.awaitStock(after);
        requireState(order.confirm(orderId).expect(200), "CONFIRMED");
        order.awaitStock(after);
        journal.proved("one of each SKU was taken once, although the reservation was sent twice, and stays taken");
        journal.look("the page with its stock", "curl -s '" + url("/api/products/" + order.productId()) + "'");
        journal.look(
                "the order, as the order domain (take a token of trade)",
                "curl -s '" + url("/api/trade/reservations/" + orderId) + "' -H \"Authorization: Bearer $("
                        + tokenPipe(DemoUser.TRADE) + ")\"");
    }

    private static void requireState(Answer answer, String state) {
        String actual = answer.body().path("state").asString("");
        if (!actual.equals(state)) {
            throw new DemoFailed(answer.call() + " answered the state '" + actual + "' instead of " + state + ".");
        }
    }

    private String tokenCommand(DemoUser user) {
        return "TOKEN=$(" + tokenPipe(user) + ")";
    }

    private String tokenPipe(DemoUser user) {
        return "curl -s '" + url("/auth/token") + "' -H 'Content-Type: application/json' -d '{\"username\":\""
                + user.userName() + "\",\"password\":\"" + user.password()
                + "\"}' | sed 's/.*\"access_token\":\"\\([^\"]*\\)\".*/\\1/'";
    }

    private String url(String path) {
        return gateway.gateway() + path;
    }
}
