package io.goodsflow.supply.task;

import com.sun.net.httpserver.HttpExchange;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.PublishStateAnswer;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** What product-service says of operations, as its contract describes it. */
final class StatePeer {
    private final Map<String, PublishStateAnswer> said = new ConcurrentHashMap<>();
    private final Set<String> forgotten = ConcurrentHashMap.newKeySet();
    private final Map<String, AtomicInteger> calls = new ConcurrentHashMap<>();

    /** What is said of the draft's operation; before this, it is in review. */
    void say(DraftPeer.Draft draft, String state, String draftStatus, PublishStateAnswer.Reason... reasons) {
        DraftAnswer of = draft.answer();
        String operation = draft.request().operationId();
        said.put(
                operation,
                new PublishStateAnswer(
                        of.draftId(),
                        of.itemId(),
                        of.merchantId(),
                        operation,
                        state,
                        draftStatus,
                        1,
                        null,
                        List.of(reasons)));
    }

    /** Product-service has lost the draft. */
    void forget(DraftPeer.Draft draft) {
        forgotten.add(draft.request().operationId());
    }

    /** How often the draft's operation was asked for. */
    int calls(DraftPeer.Draft draft) {
        return calls.getOrDefault(draft.request().operationId(), new AtomicInteger())
                .get();
    }

    void answer(HttpExchange exchange, String operation) throws IOException {
        calls.computeIfAbsent(operation, op -> new AtomicInteger()).incrementAndGet();
        PublishStateAnswer known = said.get(operation);
        if (forgotten.contains(operation)) {
            Wire.problem(exchange, 404, "product.draft_not_found", "There is no such draft.", Map.of());
        } else if (known != null) {
            Wire.answer(exchange, 200, known);
        } else {
            Wire.answer(
                    exchange,
                    200,
                    new PublishStateAnswer(1L, 1, 1, operation, "PUBLISHING", "QC_PENDING", 0, null, List.of()));
        }
    }
}
