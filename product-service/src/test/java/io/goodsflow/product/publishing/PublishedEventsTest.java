package io.goodsflow.product.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.category.application.RemoveCategory;
import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.TargetSale;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;

/** The events have the shape of the contract's golden files and say what the tables say. */
class PublishedEventsTest extends VerdictTestBase {

    private static final Path GOLDEN = Path.of("..", "common-contracts", "product-contract", "src", "test", "resources")
            .resolve("golden");

    @Autowired
    private RemoveCategory removeCategory;

    @Autowired
    private MeterRegistry meters;

    @Test
    void theItemsNewsSayItsWholeState() throws IOException {
        Draft draft = workshop.submitted(category);
        pass(draft);

        JsonNode event = event(draft.itemId(), "product.item-changed");
        assertGoldenShape(event, "product.item-changed.v1.json");
        ContentSku sku = draft.content().skus().get(0);
        assertThat(event.at("/data/event_type").asString()).isEqualTo("ITEM_CREATE");
        assertThat(event.path("sequence").asLong()).isEqualTo(1);
        assertThat(event.at("/data/publish_version").asLong()).isEqualTo(1);
        assertThat(event.at("/data/operation_id").asString())
                .isEqualTo(draft.origin().operationId());
        assertThat(event.at("/data/snapshot_id").asLong())
                .isEqualTo(item(draft.itemId()).get("snapshot_id"));
        assertThat(event.at("/data/changed_fields").valueStream().map(JsonNode::asString))
                .containsExactly(
                        "category_id",
                        "title",
                        "description",
                        "brand",
                        "image_urls",
                        "attributes",
                        "skus",
                        "sale_state");
        assertThat(event.at("/data/core/title").asString())
                .isEqualTo(draft.content().title());
        assertThat(event.at("/data/core/sale_state").asString()).isEqualTo("ONLINE");
        assertThat(event.at("/data/core/skus/0/sku_id").asLong()).isEqualTo(sku.skuId());
        assertThat(event.at("/data/core/skus/0/specs/size").asString()).isEqualTo("250g");
        assertThat(event.at("/data/core/skus/1/price").asLong()).isEqualTo(3_900);
    }

    @Test
    void aDraftsEndIsTold() throws IOException {
        Draft published = workshop.submitted(category);
        Draft rejected = workshop.submitted(category);
        Draft returned = workshop.submitted(workshop.newCategory());
        removeCategory.handle(null, returned.content().categoryId());
        pass(published);
        reject(rejected);
        pass(returned);

        assertGoldenShape(event(published.draftId(), "product.draft-published"), "product.draft-published.v1.json");
        assertGoldenShape(event(rejected.draftId(), "product.draft-rejected"), "product.draft-rejected.v1.json");
        assertGoldenShape(event(returned.draftId(), "product.draft-returned"), "product.draft-returned.v1.json");
    }

    @Test
    void anItemThatOnlyGoesOnSaleSaysSo() {
        Draft draft = workshop.submitted(category);
        jdbc.update("UPDATE product_draft_tab SET target_sale_state = 'OFFLINE' WHERE draft_id = ?", draft.draftId());
        pass(draft);
        pass(workshop.submittedUpdate(draft.itemId(), 1, draft.content(), TargetSale.ONLINE));

        assertThat(JSON.readTree(jdbc.queryForObject(
                                "SELECT body FROM outbox_event WHERE event_key = ? AND sequence = 2",
                                String.class,
                                Long.toString(draft.itemId())))
                        .at("/data/event_type")
                        .asString())
                .isEqualTo("ITEM_ONLINE");
        assertThat(item(draft.itemId())).containsEntry("sale_state", "ONLINE");
    }

    /** Whether the broker takes it in time is the kit's concern. */
    @Test
    void aHalfMessageIsTriedForTheItemsNews() {
        Draft draft = workshop.submitted(category);
        double before = halves();

        pass(draft);

        assertThat(halves()).isGreaterThan(before);
    }

    private double halves() {
        return meters.find("goodsflow.outbox.halves").counters().stream()
                .mapToDouble(Counter::count)
                .sum();
    }

    private static void assertGoldenShape(JsonNode event, String file) throws IOException {
        JsonNode golden = JSON.readTree(Files.readString(GOLDEN.resolve(file)));
        assertThat(members(event)).isEqualTo(members(golden));
        assertThat(members(event.path("data"))).isEqualTo(members(golden.path("data")));
        assertThat(members(event.at("/data/core"))).isEqualTo(members(golden.at("/data/core")));
        assertThat(members(event.at("/data/core/skus/0"))).isEqualTo(members(golden.at("/data/core/skus/0")));
        assertThat(members(event.at("/data/reasons/0"))).isEqualTo(members(golden.at("/data/reasons/0")));
        assertThat(event.path("type")).isEqualTo(golden.path("type"));
        assertThat(event.path("version")).isEqualTo(golden.path("version"));
    }

    private static Set<String> members(JsonNode node) {
        return new TreeSet<>(node.propertyNames());
    }
}
