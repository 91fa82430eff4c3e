package io.goodsflow.supply.task;

import com.sun.net.httpserver.HttpExchange;
import io.goodsflow.product.contract.api.CreateDraftRequest;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.contract.api.DraftPatch;
import io.goodsflow.product.contract.api.ItemAnswer;
import io.goodsflow.product.contract.api.TargetSaleState;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftRequest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Published items of product-service as far as supply-service changes them; trouble of an item is under {@code item:ID}. */
final class ItemPeer {
    static final String TITLE = "As it is";
    static final String QUEUED_TITLE = "Wait for your turn";

    /**
     * An item; titleChangedIn is the version that changed the title last.
     *
     * @param updates the requests that took effect, in their order
     * @param calls all update calls
     */
    record Item(
            long id,
            long merchant,
            long version,
            long titleChangedIn,
            boolean occupied,
            long skuId,
            List<UpdateDraftRequest> updates,
            AtomicInteger calls) {
        Item with(long newVersion, long newTitleChangedIn, boolean newOccupied) {
            return new Item(id, merchant, newVersion, newTitleChangedIn, newOccupied, skuId, updates, calls);
        }

        String trouble() {
            return "item:" + id;
        }
    }

    private final PeerStub peers;
    private final Map<Long, Item> items = new ConcurrentHashMap<>();
    private final Map<String, UpdateDraftAnswer> answers = new ConcurrentHashMap<>();
    private final Map<Long, DraftPeer.Draft> drafts = new ConcurrentHashMap<>();

    ItemPeer(PeerStub peers) {
        this.peers = peers;
    }

    /** A published item of the merchant at a version. */
    Item add(long merchant, long version) {
        Item item = new Item(
                peers.nextId(),
                merchant,
                version,
                1,
                false,
                peers.nextId(),
                new CopyOnWriteArrayList<>(),
                new AtomicInteger());
        put(item);
        return item;
    }

    void put(Item item) {
        items.put(item.id(), item);
    }

    void handle(HttpExchange exchange, String path, byte[] body) throws IOException {
        if (path.contains("/drafts/updates/by-request/")) {
            peers.lookUps.incrementAndGet();
            UpdateDraftAnswer known = answers.get(path.substring(path.lastIndexOf('/') + 1));
            if (known == null) {
                Wire.problem(exchange, 404, "product.draft_not_found", "There is no such draft.", Map.of());
            } else {
                Wire.answer(exchange, 200, known);
            }
            return;
        }
        Item item = items.get(Long.parseLong(path.split("/", -1)[4]));
        if (item == null) {
            notFound(exchange);
        } else if (path.endsWith("/drafts")) {
            update(exchange, item, Wire.JSON.readValue(body, UpdateDraftRequest.class));
        } else {
            Wire.answer(exchange, 200, answer(item));
        }
    }

    private void update(HttpExchange exchange, Item item, UpdateDraftRequest request) throws IOException {
        item.calls().incrementAndGet();
        Trouble trouble = peers.nextTrouble(item.trouble());
        if (trouble == Trouble.DOWN) {
            Wire.problem(exchange, 503, "server.dependency_down", "down", Map.of());
            return;
        }
        UpdateDraftAnswer known = answers.get(request.requestId());
        if (known == null && refused(exchange, item, request)) {
            return;
        }
        if (known == null) {
            known = judge(item, request);
            answers.put(request.requestId(), known);
            item.updates().add(request);
        }
        if (trouble != Trouble.ANSWER_LOST) {
            Wire.answer(exchange, 200, known);
        }
    }

    private boolean refused(HttpExchange exchange, Item item, UpdateDraftRequest request) throws IOException {
        DraftPatch patch = request.patch();
        if (item.merchant() != request.merchantId()) {
            notFound(exchange);
        } else if (item.occupied()) {
            Wire.problem(
                    exchange,
                    409,
                    "product.draft_occupied",
                    "Draft 7 of OPERATOR is in the way.",
                    Map.of("draft_id", 7, "draft_status", "QC_PENDING", "owner", "OPERATOR"));
        } else if (patch.title() != null
                && request.basePublishVersion() != null
                && request.basePublishVersion() < item.titleChangedIn()) {
            Wire.problem(
                    exchange,
                    409,
                    "product.version_conflict",
                    "The same fields were changed meanwhile; the product is at version " + item.version() + " now.",
                    Map.of(
                            "publish_version",
                            item.version(),
                            "conflicts",
                            List.of(Map.of("field", "title", "yours", patch.title(), "current", TITLE))));
        } else if (patch.title() != null && patch.title().contains("!")) {
            Wire.problem(
                    exchange,
                    400,
                    "request.invalid",
                    "The request is invalid.",
                    Map.of(
                            "errors",
                            List.of(Map.of(
                                    "field", "patch.title", "code", "title.sign", "message", "patch.title has a !"))));
        } else {
            return false;
        }
        return true;
    }

    /** What became of the first queued change of an item; a draft is submitted by product-service itself. */
    void settle(Item item, String outcome) {
        settle(item, outcome, "QC_PENDING");
    }

    void settle(Item item, String outcome, String draftStatus) {
        UpdateDraftRequest request = item.updates().get(0);
        UpdateDraftAnswer.Reason reason = new UpdateDraftAnswer.Reason("some.reason", "title", "so it is");
        boolean no = outcome.equals(UpdateDraftAnswer.REFUSED) || outcome.equals(UpdateDraftAnswer.SUPERSEDED);
        answers.put(
                request.requestId(),
                new UpdateDraftAnswer(
                        outcome,
                        item.id(),
                        item.version(),
                        outcome.equals(UpdateDraftAnswer.UPDATED) ? as(draftStatus, item, request) : null,
                        List.of(new UpdateDraftAnswer.Field("title", "unchanged")),
                        no ? List.of(reason) : List.of()));
    }

    private DraftAnswer as(String status, Item item, UpdateDraftRequest request) {
        DraftPeer.Draft draft = draft(item, request);
        drafts.put(item.id(), draft);
        peers.drafts.register(request.requestId(), draft);
        DraftAnswer of = draft.answer();
        return new DraftAnswer(
                of.draftId(),
                of.itemId(),
                of.merchantId(),
                status,
                of.operationId(),
                of.basePublishVersion(),
                false,
                of.skus());
    }

    private UpdateDraftAnswer judge(Item item, UpdateDraftRequest request) {
        DraftPatch patch = request.patch();
        if (QUEUED_TITLE.equals(patch.title())) {
            return new UpdateDraftAnswer(UpdateDraftAnswer.QUEUED, item.id(), item.version(), null, List.of());
        }
        boolean nothing = TITLE.equals(patch.title()) && patch.skus() == null && patch.newSkus() == null;
        if (nothing) {
            return new UpdateDraftAnswer(
                    UpdateDraftAnswer.NO_OP,
                    item.id(),
                    item.version(),
                    null,
                    List.of(new UpdateDraftAnswer.Field("title", "unchanged")));
        }
        DraftPeer.Draft draft = drafts.computeIfAbsent(item.id(), id -> draft(item, request));
        peers.drafts.register(request.requestId(), draft);
        return new UpdateDraftAnswer(
                UpdateDraftAnswer.UPDATED,
                item.id(),
                item.version(),
                draft.answer(),
                List.of(new UpdateDraftAnswer.Field("title", "applied")));
    }

    private DraftPeer.Draft draft(Item item, UpdateDraftRequest request) {
        List<DraftAnswer.Sku> skus = new ArrayList<>();
        skus.add(new DraftAnswer.Sku(item.skuId(), "OLD", Map.of("Color", "red")));
        for (DraftContent.Sku sku :
                Objects.requireNonNullElse(request.patch().newSkus(), List.<DraftContent.Sku>of())) {
            skus.add(new DraftAnswer.Sku(peers.nextId(), sku.skuCode(), sku.specs()));
        }
        DraftAnswer answer = new DraftAnswer(
                peers.nextId(),
                item.id(),
                item.merchant(),
                "EDITING",
                request.operationId(),
                item.version(),
                false,
                skus);
        CreateDraftRequest asCreated = new CreateDraftRequest(
                request.requestId(),
                request.operationId(),
                item.merchant(),
                request.source(),
                request.operator(),
                TargetSaleState.KEEP,
                new DraftContent("1", TITLE, null, null, item.trouble(), List.of(), Map.of(), List.of()));
        return new DraftPeer.Draft(answer, asCreated, new AtomicInteger(), new AtomicInteger());
    }

    /** The draft that changes the item, if there is one. */
    DraftPeer.@Nullable Draft draft(Item item) {
        return drafts.get(item.id());
    }

    private static ItemAnswer answer(Item item) {
        return new ItemAnswer(
                item.id(),
                item.merchant(),
                1,
                TITLE,
                null,
                null,
                List.of(),
                Map.of(),
                "ONLINE",
                item.version(),
                1,
                List.of(new ItemAnswer.Sku(item.skuId(), "OLD", Map.of("Color", "red"), 100)));
    }

    private static void notFound(HttpExchange exchange) throws IOException {
        Wire.problem(exchange, 404, "product.not_found", "There is no such product.", Map.of());
    }
}
