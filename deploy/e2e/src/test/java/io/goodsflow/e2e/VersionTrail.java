package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.LongStream;
import tools.jackson.databind.JsonNode;

/** What is left of an item's versions: snapshots, publish history, events, drafts. */
final class VersionTrail {

    private static final String SNAPSHOTS =
            "SELECT publish_version FROM item_snapshot WHERE item_id = ? ORDER BY publish_version";
    private static final String PUBLICATIONS = "SELECT publish_version FROM product_edit_history_log"
            + " WHERE item_id = ? AND stage = 'PUBLISH' ORDER BY publish_version";
    private static final String EVENTS = "SELECT sequence FROM outbox_event"
            + " WHERE event_type = 'product.item-changed' AND event_key = ? ORDER BY sequence";
    private static final String OPERATIONS = "SELECT operation_id FROM product_edit_history_log"
            + " WHERE item_id = ? AND stage = 'PUBLISH' ORDER BY publish_version";
    private static final String STUCK =
            "SELECT COUNT(*) FROM product_draft_tab WHERE item_id = ? AND status IN ('EDITING', 'QC_PENDING')";

    private final Schema schema;
    private final ProductInstances backOffice;
    private final long item;

    VersionTrail(Schema schema, ProductInstances backOffice, long item) {
        this.schema = schema;
        this.backOffice = backOffice;
        this.item = item;
    }

    /** Versions are 1 to n without a gap, each with one snapshot, one publication and one event; no draft is stuck. */
    long isWhole() {
        long newest = schema.number("SELECT publish_version FROM product_item_tab WHERE item_id = ?", item);
        List<Long> all = LongStream.rangeClosed(1, newest).boxed().toList();
        assertThat(schema.numbers(SNAPSHOTS, item))
                .as("snapshots of item %s", item)
                .isEqualTo(all);
        assertThat(schema.numbers(PUBLICATIONS, item))
                .as("publications of item %s", item)
                .isEqualTo(all);
        assertThat(schema.numbers(EVENTS, Long.toString(item)))
                .as("events of item %s", item)
                .isEqualTo(all);
        assertThat(schema.number(STUCK, item))
                .as("stuck drafts of item %s", item)
                .isZero();
        return newest;
    }

    /** Each version is the one before it and what was accepted for it; commands change no field. */
    void replays(Map<String, Edit> accepted) {
        List<String> operations = schema.texts(OPERATIONS, item);
        SortedMap<String, Object> content = new TreeMap<>(fields(1));
        for (int version = 2; version <= operations.size(); version++) {
            String operation = operations.get(version - 1);
            if (!operation.startsWith("direct:")) {
                Edit edit = accepted.get(operation);
                assertThat(edit).as("what %s was about", operation).isNotNull();
                edit.applyTo(content);
            }
            assertThat(fields(version))
                    .as("version %s of item %s", version, item)
                    .isEqualTo(content);
        }
    }

    private SortedMap<String, Object> fields(long version) {
        JsonNode snapshot = backOffice
                .get("/api/admin/items/" + item + "/snapshots/" + version)
                .body();
        return Edit.fieldsOf(snapshot.path("content"));
    }
}
