package io.goodsflow.product;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.goodsflow.kit.test.Devstack;
import io.goodsflow.product.Products.Submitted;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.apache.rocketmq.client.consumer.DefaultLitePullConsumer;
import org.apache.rocketmq.client.exception.MQClientException;
import org.apache.rocketmq.common.message.MessageExt;
import org.apache.rocketmq.common.message.MessageQueue;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the others really receive: a product's whole way as it lies in the topics. */
@ProductServiceTest
class EventsOnTheBrokerTest {

    private static final Path GOLDEN =
            Path.of("..", "common-contracts", "product-contract", "src", "test", "resources", "golden");
    private static final long POLL_MILLIS = 500;

    @Autowired
    private Products products;

    @Test
    void aProductsWayIsToldInTheShapeOfTheGoldenFiles() throws Exception {
        long started = System.currentTimeMillis();
        Submitted published = products.published(Products.newMerchant(), products.content());
        Submitted rejected = products.rejected(Products.newMerchant(), products.content());

        List<MessageExt> drafts = messages("product-draft", started, 4, published, rejected);
        List<MessageExt> items = messages("product-item", started, 1, published, rejected);

        assertThat(drafts)
                .extracting(MessageExt::getTags)
                .containsExactlyInAnyOrder(
                        "product.draft-submitted",
                        "product.draft-published",
                        "product.draft-submitted",
                        "product.draft-rejected");
        assertThat(items).extracting(MessageExt::getTags).containsExactly("product.item-changed");
        for (MessageExt message : drafts) {
            assertGolden(message);
        }
        assertGolden(items.get(0));
        assertThat(body(items.get(0)).at("/data/operation_id").asString())
                .isEqualTo(published.draft().operationId());
    }

    /** Reads the topic until all that is expected of the two products is there. */
    private static List<MessageExt> messages(
            String topic, long since, int expected, Submitted published, Submitted rejected) throws MQClientException {
        List<String> keys = List.of(
                Long.toString(published.itemId()),
                Long.toString(published.draft().draftId()),
                Long.toString(rejected.draft().draftId()));
        DefaultLitePullConsumer consumer = new DefaultLitePullConsumer("product-test-" + UUID.randomUUID());
        consumer.setNamesrvAddr(Devstack.namesrv());
        consumer.setAutoCommit(false);
        consumer.start();
        try {
            var queues = consumer.fetchMessageQueues(topic);
            consumer.assign(queues);
            for (MessageQueue queue : queues) {
                consumer.seek(queue, consumer.offsetForTimestamp(queue, since));
            }
            List<MessageExt> found = new ArrayList<>();
            Set<String> ids = new TreeSet<>();
            await().atMost(Duration.ofSeconds(60)).until(() -> {
                consumer.poll(POLL_MILLIS).stream()
                        .filter(message ->
                                keys.contains(body(message).path("key").asString()))
                        .filter(message -> ids.add(message.getKeys()))
                        .forEach(found::add);
                return found.size() >= expected;
            });
            return found;
        } finally {
            consumer.shutdown();
        }
    }

    private static void assertGolden(MessageExt message) throws IOException {
        JsonNode body = body(message);
        JsonNode golden =
                JsonMapper.shared().readTree(Files.readString(GOLDEN.resolve(message.getTags() + ".v1.json")));
        assertThat(shape(body)).as(message.getTags()).isEqualTo(shape(golden));
        assertThat(body.path("id").asString()).isEqualTo(message.getKeys());
        assertThat(body.path("type").asString()).isEqualTo(message.getTags());
    }

    private static JsonNode body(MessageExt message) {
        return JsonMapper.shared().readTree(new String(message.getBody(), StandardCharsets.UTF_8));
    }

    /** Every member's path; what differs from product to product (the names of specs) is left out. */
    private static Set<String> shape(JsonNode node) {
        Set<String> paths = new TreeSet<>();
        collect("", node, paths);
        return paths;
    }

    private static void collect(String path, JsonNode node, Set<String> paths) {
        if (path.endsWith(".specs")) {
            return;
        }
        node.forEachEntry((name, value) -> {
            paths.add(path + "." + name);
            collect(path + "." + name, value, paths);
        });
        if (node.isArray()) {
            node.forEach(element -> collect(path + "[]", element, paths));
        }
    }
}
