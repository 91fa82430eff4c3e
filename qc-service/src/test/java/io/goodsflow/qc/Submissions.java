package io.goodsflow.qc;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.Outbox;
import io.goodsflow.product.contract.api.DraftSnapshotAnswer;
import io.goodsflow.product.contract.event.DraftSubmittedV1;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;

/** Freezes contents in the product stub and submits them through the broker, under ids of their own. */
public class Submissions {

    public static final String HASH = "ab".repeat(32);

    private final ProductStub product;
    private final Events events;
    private final Outbox outbox;
    private final Transactions transactions;

    Submissions(ProductStub product, Events events, Outbox outbox, Transactions transactions) {
        this.product = product;
        this.events = events;
        this.outbox = outbox;
        this.transactions = transactions;
    }

    public static long newId() {
        return ThreadLocalRandom.current().nextLong(1_000_000_000_000L, 9_000_000_000_000_000L);
    }

    /** A frozen product with this title and price, not yet submitted. */
    public DraftSubmittedV1 freeze(String title, long price) {
        DraftSubmittedV1 submitted = new DraftSubmittedV1(
                newId(),
                newId(),
                1001,
                1,
                newId(),
                0,
                1,
                HASH,
                "task-1-row-2",
                "SUPPLIER",
                OffsetDateTime.of(2026, 3, 1, 10, 0, 0, 0, ZoneOffset.UTC));
        product.freeze(snapshot(submitted, title, price));
        return submitted;
    }

    public static DraftSnapshotAnswer snapshot(DraftSubmittedV1 submitted, String title, long price) {
        return new DraftSnapshotAnswer(
                submitted.snapshotId(),
                submitted.draftId(),
                submitted.itemId(),
                submitted.merchantId(),
                submitted.submissionNo(),
                submitted.publishVersion(),
                submitted.contentHash(),
                submitted.source(),
                new DraftSnapshotAnswer.Content(
                        7,
                        "Tea",
                        title,
                        "A fine product",
                        null,
                        "T-1",
                        List.of(),
                        Map.of("origin", "Hangzhou"),
                        List.of(new DraftSnapshotAnswer.Sku(newId(), "S1", Map.of("size", "250 g"), price))));
    }

    public void submit(DraftSubmittedV1 submitted) {
        transactions.run(() ->
                outbox.append(events.of(submitted, Long.toString(submitted.draftId()), submitted.submissionNo())));
    }
}
