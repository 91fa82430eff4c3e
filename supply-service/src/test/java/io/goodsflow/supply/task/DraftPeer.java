package io.goodsflow.supply.task;

import static io.goodsflow.supply.task.Wire.JSON;
import static io.goodsflow.supply.task.Wire.answer;
import static io.goodsflow.supply.task.Wire.problem;

import com.sun.net.httpserver.HttpExchange;
import io.goodsflow.product.contract.api.AbandonDraftRequest;
import io.goodsflow.product.contract.api.CreateDraftRequest;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;
import io.goodsflow.product.contract.api.SubmitDraftRequest;
import java.io.IOException;
import java.util.Comparator;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Drafts of product-service as far as supply-service makes, submits and abandons them. */
final class DraftPeer {
    /** A draft as the stub keeps it. */
    record Draft(DraftAnswer answer, CreateDraftRequest request, AtomicInteger submissions, AtomicInteger abandons) {}

    /** Called when a submission took effect, before it is answered. */
    interface SubmissionListener {
        void submitted(Draft draft, int submissionNo);
    }

    private final PeerStub peers;
    private final Map<String, Draft> byRequest = new ConcurrentHashMap<>();
    private final Map<Long, Draft> byId = new ConcurrentHashMap<>();
    private final Map<String, Draft> byIdentity = new ConcurrentHashMap<>();
    private final Map<String, SubmitDraftAnswer> submits = new ConcurrentHashMap<>();
    private final Set<Long> takenOver = ConcurrentHashMap.newKeySet();
    private final Set<Long> published = ConcurrentHashMap.newKeySet();
    private final Map<Long, AtomicLong> editions = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> creates = new ConcurrentHashMap<>();
    private volatile @Nullable SubmissionListener listener;

    DraftPeer(PeerStub peers) {
        this.peers = peers;
    }

    void onSubmitted(SubmissionListener submissionListener) {
        listener = submissionListener;
    }

    void publish(long itemId) {
        published.add(itemId);
    }

    Draft of(String outerId) {
        return byId.values().stream()
                .filter(draft -> outerId.equals(draft.request().content().outerId()))
                .max(Comparator.comparing(draft -> draft.answer().draftId()))
                .orElseThrow();
    }

    /** Another operation of the same owner has taken the draft up. */
    void takeOver(Draft draft) {
        takenOver.add(draft.answer().draftId());
    }

    int createCalls(String outerId) {
        return creates.getOrDefault(outerId, new AtomicInteger()).get();
    }

    /** Takes in a draft that changes an item, under the id of the request that made it. */
    void register(String requestId, Draft draft) {
        byRequest.put(requestId, draft);
        byId.put(draft.answer().draftId(), draft);
    }

    void handle(HttpExchange exchange, String path, byte[] body) throws IOException {
        if (path.equals("/internal/product/drafts")) {
            create(exchange, JSON.readValue(body, CreateDraftRequest.class));
        } else if (path.startsWith("/internal/product/drafts/by-request/")) {
            find(exchange, path.substring(path.lastIndexOf('/') + 1));
        } else if (path.endsWith("/submit")) {
            submit(exchange, idIn(path), JSON.readValue(body, SubmitDraftRequest.class));
        } else if (path.endsWith("/abandon")) {
            abandon(exchange, idIn(path), JSON.readValue(body, AbandonDraftRequest.class));
        } else {
            Draft draft = byId.get(Long.parseLong(path.substring(path.lastIndexOf('/') + 1)));
            answer(exchange, 200, present(Objects.requireNonNull(draft)));
        }
    }

    private void create(HttpExchange exchange, CreateDraftRequest request) throws IOException {
        String outerId = String.valueOf(request.content().outerId());
        creates.computeIfAbsent(outerId, id -> new AtomicInteger()).incrementAndGet();
        Trouble trouble = peers.nextTrouble(outerId);
        if (trouble == Trouble.DOWN) {
            problem(exchange, 503, "server.dependency_down", "down", Map.of());
            return;
        }
        if (Wire.refused(exchange, request.content())) {
            return;
        }
        Draft known = byRequest.get(request.requestId());
        if (known == null) {
            Draft present = byIdentity.get(request.merchantId() + "/" + outerId);
            if (present != null && published.contains(present.answer().itemId())) {
                long itemId = present.answer().itemId();
                problem(
                        exchange,
                        409,
                        "product.duplicate_item",
                        "The product exists already as item " + itemId + ".",
                        Map.of("item_id", itemId));
                return;
            }
            known = add(request, outerId, present);
        }
        if (trouble == Trouble.ANSWER_LOST) {
            return;
        }
        answer(exchange, 200, known.answer());
    }

    private Draft add(CreateDraftRequest request, String outerId, @Nullable Draft reopened) {
        if (reopened != null && reopened.request().operationId().equals(request.operationId())) {
            byRequest.put(request.requestId(), reopened);
            return reopened;
        }
        long itemId = reopened == null ? peers.nextId() : reopened.answer().itemId();
        DraftAnswer answer = new DraftAnswer(
                peers.nextId(),
                itemId,
                request.merchantId(),
                "EDITING",
                request.operationId(),
                0,
                reopened != null,
                editions.computeIfAbsent(itemId, id -> new AtomicLong()).incrementAndGet(),
                request.content().skus().stream()
                        .map(sku -> new DraftAnswer.Sku(idOf(sku, reopened), sku.skuCode(), sku.specs()))
                        .toList());
        Draft draft = new Draft(answer, request, new AtomicInteger(), new AtomicInteger());
        byRequest.put(request.requestId(), draft);
        byId.put(answer.draftId(), draft);
        byIdentity.put(request.merchantId() + "/" + outerId, draft);
        return draft;
    }

    /** A SKU keeps its id as long as its specs are the same. */
    private long idOf(DraftContent.Sku sku, @Nullable Draft reopened) {
        return reopened == null
                ? peers.nextId()
                : reopened.answer().skus().stream()
                        .filter(known -> known.specs().equals(sku.specs()))
                        .map(DraftAnswer.Sku::skuId)
                        .findFirst()
                        .orElseGet(peers::nextId);
    }

    private void find(HttpExchange exchange, String requestId) throws IOException {
        peers.lookUps.incrementAndGet();
        Draft draft = byRequest.get(requestId);
        if (draft == null) {
            problem(exchange, 404, "product.draft_not_found", "There is no such draft.", Map.of());
        } else {
            answer(exchange, 200, draft.answer());
        }
    }

    /** As it is now, with the operation whose it is. */
    private DraftAnswer present(Draft draft) {
        DraftAnswer of = draft.answer();
        return new DraftAnswer(
                of.draftId(),
                of.itemId(),
                of.merchantId(),
                draft.abandons().get() > 0 ? "ABANDONED" : of.status(),
                takenOver.contains(of.draftId()) ? "op-newer" : of.operationId(),
                of.basePublishVersion(),
                of.reopened(),
                of.edition(),
                of.skus());
    }

    private void abandon(HttpExchange exchange, long draftId, AbandonDraftRequest request) throws IOException {
        Draft draft = Objects.requireNonNull(byId.get(draftId));
        String outerId = String.valueOf(draft.request().content().outerId());
        if (peers.nextTrouble("abandon:" + outerId) == Trouble.DOWN) {
            problem(exchange, 503, "server.dependency_down", "down", Map.of());
        } else if (!present(draft).operationId().equals(request.operationId())) {
            problem(exchange, 409, "product.draft_not_editable", "The draft is another operation's.", Map.of());
        } else {
            draft.abandons().incrementAndGet();
            byIdentity.remove(draft.request().merchantId() + "/" + outerId, draft);
            answer(exchange, 200, present(draft));
        }
    }

    private void submit(HttpExchange exchange, long draftId, SubmitDraftRequest request) throws IOException {
        Draft draft = Objects.requireNonNull(byId.get(draftId));
        if (peers.nextTrouble("submit:" + draft.request().content().outerId()) == Trouble.REFUSED) {
            problem(exchange, 409, "product.not_publishable", "It cannot be handed in.", Map.of("why", "so"));
            return;
        }
        SubmitDraftAnswer answer = submits.get(request.requestId());
        if (answer == null) {
            if (draft.submissions().get() >= timesTakenUp(draft)) {
                problem(exchange, 409, "product.draft_not_editable", "The draft must be brought up to date.", Map.of());
                return;
            }
            int no = draft.submissions().incrementAndGet();
            answer = new SubmitDraftAnswer(draftId, "QC_PENDING", no, peers.nextId(), 1, "hash");
            submits.put(request.requestId(), answer);
            SubmissionListener told = listener;
            if (told != null) {
                told.submitted(draft, no);
            }
        }
        answer(exchange, 200, answer);
    }

    /** A draft that came back is submitted only after its content was handed in again. */
    private long timesTakenUp(Draft draft) {
        return byRequest.values().stream().filter(taken -> taken == draft).count();
    }

    /** What a declaration for the item runs into. */
    Trouble stockTrouble(long itemId) {
        return byId.values().stream()
                .filter(draft -> draft.answer().itemId() == itemId)
                .findFirst()
                .map(draft ->
                        peers.nextTrouble("stock:" + draft.request().content().outerId()))
                .orElse(Trouble.NONE);
    }

    private static long idIn(String path) {
        String[] parts = path.split("/", -1);
        return Long.parseLong(parts[parts.length - 2]);
    }
}
