package io.goodsflow.product.history.adapter.web;

import io.goodsflow.product.history.domain.FieldLabels;
import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.history.domain.PastEvent;
import java.time.Instant;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * An entry of an item's history.
 *
 * @param draftId null if it is about the item alone
 * @param stage DRAFT, QC or PUBLISH
 * @param changePayload {@code [{field, label, old, new}]}, of heavy texts {@code {field, label, changed, old_hash,
 *     new_hash}}; the label in the reader's language
 */
record HistoryView(
        long historyId,
        @Nullable Long draftId,
        HistoryAction.Stage stage,
        HistoryAction action,
        String operator,
        String operationId,
        @Nullable Long publishVersion,
        @Nullable Long snapshotId,
        JsonNode changePayload,
        @Nullable String reason,
        Instant occurredAt) {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    static HistoryView of(PastEvent event, Locale reader) {
        return new HistoryView(
                event.historyId(),
                event.draftId() == 0 ? null : event.draftId(),
                event.action().stage(),
                event.action(),
                event.operator(),
                event.operationId(),
                event.publishVersion(),
                event.snapshotId(),
                labelled(JSON.readTree(event.changePayload()), reader),
                event.reason(),
                event.occurredAt());
    }

    private static JsonNode labelled(JsonNode payload, Locale reader) {
        for (JsonNode change : payload) {
            if (change instanceof ObjectNode object) {
                JsonNode english = object.remove("label_en");
                object.put(
                        "label",
                        FieldLabels.of(
                                object.path("field").asString(""),
                                object.path("label").asString(""),
                                english == null ? null : english.asString(),
                                reader));
            }
        }
        return payload;
    }
}
