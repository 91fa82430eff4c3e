package io.goodsflow.e2e;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Items that many writers edit at once, each by update, submission and verdict, and what was accepted of it. */
final class EditedItems {

    private static final String DRAFTS = "/internal/product/drafts/";
    private static final int RESUBMISSIONS = 3;

    /** SKU ids by item. */
    private final Map<Long, List<Long>> items = new ConcurrentHashMap<>();

    private final Map<Long, Long> versions = new ConcurrentHashMap<>();
    private final Map<String, Edit> accepted = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> outcomes = new ConcurrentHashMap<>();
    private final AtomicInteger done = new AtomicInteger();
    private final JsonMapper json = JsonMapper.builder().build();
    private final String run = UUID.randomUUID().toString().substring(0, 8);
    private final ProductInstances product;
    private final GivenVerdicts verdicts;

    EditedItems(ProductInstances product, GivenVerdicts verdicts) {
        this.product = product;
        this.verdicts = verdicts;
    }

    List<Long> ids() {
        return List.copyOf(items.keySet());
    }

    /** What was applied for an operation, if an update of it was accepted. */
    Map<String, Edit> accepted() {
        return Map.copyOf(accepted);
    }

    /** How many edits have come to an end. */
    int done() {
        return done.get();
    }

    /** How often what happened. */
    Map<String, AtomicInteger> outcomes() {
        return Map.copyOf(outcomes);
    }

    /** Publishes a new item with two SKUs; a review that rejects it is asked again. */
    void add(String category, int number) {
        String operation = "new:" + run + ":" + number;
        Map<String, Object> content = Map.of(
                "category",
                category,
                "title",
                "Edited " + run + " " + number,
                "outer_id",
                run + "-" + number,
                "image_urls",
                List.of(),
                "attributes",
                Map.of(),
                "skus",
                List.of(sku("red", 100), sku("blue", 200)));
        for (int attempt = 0; ; attempt++) {
            JsonNode draft = ok(product.post(
                    "/internal/product/drafts",
                    body(
                            operation + ":" + attempt,
                            operation,
                            Map.of("target_sale_state", "ONLINE", "content", content))));
            if (submitted(draft.path("draft_id").asLong(), operation, attempt).equals("PUBLISHED")) {
                items.put(draft.path("item_id").asLong(), Edit.skusOf(draft));
                versions.put(draft.path("item_id").asLong(), 1L);
                return;
            }
        }
    }

    private static Map<String, Object> sku(String color, long price) {
        return Map.of("specs", Map.of("Color", color), "price", price);
    }

    /** One edit of one item, refused or carried to its end. */
    void edit(String writer, int number, Random random) {
        List<Long> all = new ArrayList<>(items.keySet());
        long item = all.get(random.nextInt(all.size()));
        String operation = "edit:" + run + ":" + writer + ":" + number;
        Edit edit = Edit.random(random, writer + "-" + number, items.get(item));
        long seen = versions.get(item);
        long base = random.nextInt(4) == 0 ? Math.max(1, seen - 1 - random.nextInt(3)) : seen;
        for (int attempt = 0; attempt <= RESUBMISSIONS; attempt++) {
            String became = attempt(writer, operation, item, edit, base, attempt);
            count(became);
            if (!became.equals("EDITING")) {
                break;
            }
        }
        done.incrementAndGet();
    }

    /** @return the draft's status at its end, or why there is no draft */
    private String attempt(String writer, String operation, long item, Edit edit, long base, int attempt) {
        Wire.Reply reply = product.post(
                "/internal/product/items/" + item + "/drafts",
                body(
                        operation + ":" + attempt,
                        operation,
                        Map.of("operator", writer, "base_publish_version", base, "patch", edit.patch())));
        versions.merge(item, reply.body().path("publish_version").asLong(1), Math::max);
        if (reply.status() != 200) {
            return reply.status() == 409 ? reply.code() : reply.toString();
        }
        String outcome = reply.body().path("outcome").asString();
        if (!outcome.equals("UPDATED")) {
            return outcome;
        }
        // What says the same as the version it was made from is no change, whatever has become of the field since.
        accepted.merge(operation, edit.only(applied(reply.body())), Edit::and);
        long draft = reply.body().path("draft").path("draft_id").asLong();
        String status = submitted(draft, operation, attempt);
        if (status.equals("EDITING") && attempt == RESUBMISSIONS) {
            ok(product.post(
                    DRAFTS + draft + "/abandon",
                    text(Map.of(
                            "request_id", operation + ":end", "operator", writer, "reason", "returned too often"))));
            return "ABANDONED";
        }
        return status;
    }

    private static Set<String> applied(JsonNode answer) {
        Set<String> applied = new HashSet<>();
        for (JsonNode field : answer.path("fields")) {
            if (field.path("outcome").asString().equals("applied")) {
                applied.add(field.path("field").asString());
            }
        }
        return applied;
    }

    private String submitted(long draft, String operation, int attempt) {
        verdicts.await(
                ok(product.post(
                        DRAFTS + draft + "/submit",
                        text(Map.of("request_id", operation + ":submit:" + attempt, "operator", "e2e")))),
                operation);
        return Awaitility.await("the verdict on draft " + draft)
                .atMost(Duration.ofMinutes(5))
                .pollInterval(Duration.ofMillis(20))
                .until(
                        () -> ok(product.get(DRAFTS + draft)).path("status").asString(),
                        status -> !status.equals("QC_PENDING"));
    }

    private String body(String request, String operation, Map<String, Object> more) {
        Map<String, Object> all = new HashMap<>(Map.of(
                "request_id",
                request,
                "operation_id",
                operation,
                "merchant_id",
                Tokens.MERCHANT,
                "source",
                "OPERATOR",
                "operator",
                "e2e"));
        all.putAll(more);
        return text(all);
    }

    private String text(Object body) {
        return json.writeValueAsString(body);
    }

    private void count(String outcome) {
        outcomes.computeIfAbsent(outcome, name -> new AtomicInteger()).incrementAndGet();
    }

    private static JsonNode ok(Wire.Reply reply) {
        if (reply.status() >= 300) {
            throw new AssertionError(reply + " " + reply.body());
        }
        return reply.body();
    }
}
