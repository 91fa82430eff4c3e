package io.goodsflow.product.fence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.goodsflow.product.Products;
import io.goodsflow.product.fence.domain.Subject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The Redis is fuller than allowed: pages come from the database and leave nothing in it. */
class TightMemoryTest extends FenceTestBase {

    private String usual;

    @AfterEach
    void roomAgain() {
        if (usual != null) {
            room(usual);
        }
    }

    @Test
    void whatIsLookedAtLeavesNoKeyWhileTheRedisIsTight() {
        usual = redis.ask(commands -> commands.configGet("maxmemory").get("maxmemory"));
        long used = redis.ask(
                commands -> Long.parseLong(commands.info("memory").replaceAll("(?s).*\nused_memory:(\\d+).*", "$1")));
        room(Long.toString(used + used / 5));
        awaitFilling(false);
        long other =
                products.published(Products.newMerchant(), products.content()).itemId();

        assertThat(viewProduct.handle(other).product().publishVersion()).isEqualTo(1);

        assertThat(texts.standing(Subject.detail(other)).generation()).isNull();
        room(usual);
        awaitFilling(true);
        viewProduct.handle(other);
        assertThat(texts.standing(Subject.detail(other)).generation()).isNotNull();
        assertThat(texts.find(Subject.detail(other))).isPresent();
    }

    private void room(String bytes) {
        redis.ask(commands -> commands.configSet("maxmemory", bytes));
    }

    /** The service looks at the memory now and then. */
    private void awaitFilling(boolean allowed) {
        Subject subject = Subject.detail(item);
        await().atMost(SOON)
                .until(() -> texts.fill(subject, texts.standing(subject).generation(), "probe") == allowed);
    }
}
