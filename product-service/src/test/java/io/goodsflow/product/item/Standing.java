package io.goodsflow.product.item;

import static org.assertj.core.api.Assertions.assertThat;

import tools.jackson.databind.JsonNode;

/** What a command on an item answers. */
final class Standing {

    private Standing() {}

    static void assertThatItem(JsonNode standing, String saleState, long version, boolean changed) {
        assertThat(standing.get("sale_state").asString()).isEqualTo(saleState);
        assertThat(standing.get("publish_version").asLong()).isEqualTo(version);
        assertThat(standing.get("changed").asBoolean()).isEqualTo(changed);
        assertThat(standing.get("snapshot_id").asLong()).isPositive();
    }
}
