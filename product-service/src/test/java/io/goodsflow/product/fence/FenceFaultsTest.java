package io.goodsflow.product.fence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.DataProperties;
import io.goodsflow.product.Callers;
import io.goodsflow.product.Products;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.goodsflow.product.fence.application.OpenWrites;
import io.goodsflow.product.fence.domain.Mutation;
import io.goodsflow.product.fence.domain.Subject;
import io.lettuce.core.api.sync.RedisServerCommands;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.MediaType;

/** What happens when a fence cannot be raised, cannot be lifted, or is left behind. */
class FenceFaultsTest extends FenceTestBase {

    private static final int MORE_THAN_A_BATCH = 210;

    @Autowired
    private OpenWrites openWrites;

    @Autowired
    private DataProperties data;

    @Test
    void withoutTheRedisNoItemIsChanged() {
        redis.kill();

        Callers.as(port, "OPERATOR")
                .post()
                .uri("/api/admin/items/{id}/unpublish", item)
                .contentType(MediaType.APPLICATION_JSON)
                .exchange()
                .expectStatus()
                .isEqualTo(503)
                .expectHeader()
                .valueEquals("Retry-After", "2")
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("product.fence_unavailable");

        assertThat(version()).isEqualTo(2);
        assertThat(look().publishVersion()).as("read from the database").isEqualTo(2);
    }

    @Test
    void aVerdictThatCannotBeCarriedOutIsDeliveredAgain() {
        Draft draft = submittedChange();
        redis.kill();

        assertThatThrownBy(() -> products.pass(draft))
                .isInstanceOfSatisfying(GoodsflowException.class, refusal -> assertThat(refusal.errorCode())
                        .isEqualTo(ProductError.FENCE_UNAVAILABLE));

        assertThat(workshop.draft(draft.draftId()).status()).isEqualTo(DraftStatus.QC_PENDING);
        redis.start();
        awaitRedis();
        products.pass(draft);
        assertThat(look().publishVersion()).isEqualTo(3);
    }

    @Test
    void aFirstVersionNeedsNoFence() {
        redis.kill();

        long other = products.published(Products.newMerchant(), Products.content(item(item)))
                .itemId();

        assertThat(viewProduct.handle(other).product().publishVersion()).isEqualTo(1);
    }

    @Test
    void whatCannotBeLiftedStaysUpAndIsLiftedWhenTheRedisIsBack() {
        look();
        assertThat(cachedVersion()).isEqualTo(2);

        fencedChanges.aroundItems(List.of(item), () -> {
            retitle("written");
            redis.kill();
            return true;
        });

        assertThat(look().title()).isEqualTo("written");
        redis.start();
        await().atMost(SOON).untilAsserted(() -> {
            assertThat(look().title()).isEqualTo("written");
            assertThat(cachedVersion()).isEqualTo(2);
        });
    }

    @Test
    void whatACrashLeavesIsLiftedWhenTheTransactionMustHaveEnded() {
        look();
        Mutation left = foreign(Duration.ofSeconds(2));
        retitle("written before the crash");

        assertThat(look().title()).isEqualTo("written before the crash");
        assertThat(cachedVersion()).as("still fenced").isZero();
        assertThat(fences.open().count()).isPositive();
        restartRedis();
        await().atMost(SOON).untilAsserted(() -> {
            assertThat(look().title()).isEqualTo("written before the crash");
            assertThat(cachedVersion()).isEqualTo(2);
        });
        assertThat(texts.standing(Subject.detail(item)).fenced()).isFalse();
        assertThat(fences.overdue(0, 10).mutations()).doesNotContain(left);
    }

    @Test
    void whatIsOpenWithinItsLimitIsNotOverdue() {
        Mutation longer = foreign(Duration.ofMinutes(25));

        assertThat(fences.open().count()).isPositive();
        assertThat(fences.open().overdueSeconds()).isZero();
        fences.lift(longer);
    }

    @Test
    void whatIsHeldUpPastItsLimitIsToldAsOverdue() throws SQLException {
        try (Connection other = jdbc.getDataSource().getConnection();
                Statement statement = other.createStatement()) {
            other.setAutoCommit(false);
            statement.executeQuery("SELECT 1 FROM product_item_tab WHERE item_id = " + item + " FOR UPDATE");
            foreign(Duration.ofMillis(1));

            await().atMost(SOON).until(() -> fences.open().overdueSeconds() > 1);

            other.rollback();
        }
        await().atMost(SOON).until(() -> fences.open().overdueSeconds() == 0);
        assertThat(texts.standing(Subject.detail(item)).fenced()).isFalse();
    }

    @Test
    void whatIsHeldUpKeepsNobodyElseWaiting() throws SQLException {
        Subject other = Subject.detail(
                products.published(Products.newMerchant(), products.content()).itemId());
        try (Connection holder = jdbc.getDataSource().getConnection();
                Statement statement = holder.createStatement()) {
            holder.setAutoCommit(false);
            statement.executeQuery("SELECT 1 FROM product_item_tab WHERE item_id = " + item + " FOR UPDATE");
            for (int n = 0; n < MORE_THAN_A_BATCH; n++) {
                foreign(Duration.ofMillis(1));
            }
            fences.raise(new Mutation(
                    new Mutation.Token(UUID.randomUUID().toString(), Duration.ofMillis(1)), List.of(other)));

            await().atMost(SOON).until(() -> !texts.standing(other).fenced());

            assertThat(texts.standing(Subject.detail(item)).fenced()).isTrue();
            assertThat(fences.open().count()).isEqualTo(MORE_THAN_A_BATCH);
            holder.rollback();
        }
        await().atMost(SOON).until(() -> fences.open().count() == 0);
        assertThat(texts.standing(Subject.detail(item)).fenced()).isFalse();
    }

    @Test
    void aNoteThatIsNoneOfOursIsDropped() {
        redis.ask(commands -> commands.zadd(OPEN, 1.0, "what nobody wrote"));

        await().atMost(SOON).until(() -> redis.ask(commands -> commands.zscore(OPEN, "what nobody wrote")) == null);
    }

    @Test
    void nobodyWaitsToLearnThatACategoryIsBeingChanged() throws SQLException {
        assertThat(openWrites.of(List.of(Subject.CATEGORIES))).isEmpty();
        try (Connection holder = jdbc.getDataSource().getConnection();
                Statement statement = holder.createStatement()) {
            holder.setAutoCommit(false);
            statement.executeQuery("SELECT id FROM category ORDER BY id DESC LIMIT 1 FOR UPDATE");
            Instant asked = Instant.now();

            assertThat(openWrites.of(List.of(Subject.CATEGORIES))).containsExactly(Subject.CATEGORIES);

            assertThat(Duration.between(asked, Instant.now())).isLessThan(data.lockWait());
            holder.rollback();
        }
    }

    @Test
    void aLateTransactionLiftsNoNewerFence() {
        Mutation old = foreign(Duration.ofMinutes(1));
        Mutation newer = foreign(Duration.ofMinutes(1));

        fences.lift(old);
        fences.lift(old);

        assertThat(texts.standing(Subject.detail(item)).fenced()).isTrue();
        look();
        assertThat(cachedVersion()).isZero();
        fences.lift(newer);
        assertThat(texts.standing(Subject.detail(item)).fenced()).isFalse();
    }

    @Test
    void aTokenThatHasDiedIsNoFenceAndIsProlongedByNobody() {
        redis.ask(commands -> commands.zadd(Subject.detail(item).tokensKey(), 1.0, "dead.1"));
        Mutation newer = foreign(Duration.ofMinutes(1));

        assertThat(redis.<List<String>>ask(
                        commands -> commands.zrange(Subject.detail(item).tokensKey(), 0, -1)))
                .containsExactly(newer.token().text());
        fences.lift(newer);
    }

    @Test
    void aLostGenerationComesBackAsAnother() {
        String before = texts.standing(Subject.detail(item)).generation();
        redis.ask(RedisServerCommands::flushall);
        look();

        assertThat(texts.standing(Subject.detail(item)).generation())
                .isNotNull()
                .isNotEqualTo(before);
    }

    /** A reader that read before the write holds a generation that went with the flush, so its text is not kept. */
    @Test
    void whatWasReadBeforeAFlushedFenceIsNotCachedAfterIt() {
        String before = texts.standing(Subject.detail(item)).generation();
        Mutation mutation = foreign(Duration.ofMinutes(1));
        String during = texts.standing(Subject.detail(item)).generation();
        redis.ask(RedisServerCommands::flushall);

        fences.lift(mutation);

        assertThat(texts.standing(Subject.detail(item)).generation()).isNull();
        for (String old : List.of(before, during)) {
            assertThat(texts.fill(Subject.detail(item), old, "stale")).isFalse();
        }
        look();
        assertThat(cachedVersion()).isEqualTo(version());
    }

    /** A reader that came after the flush has started a generation before the write was over. */
    @Test
    void whatWasReadAfterAFlushAndBeforeTheEndIsNotCachedAfterIt() {
        Mutation mutation = foreign(Duration.ofMinutes(1));
        redis.ask(RedisServerCommands::flushall);
        texts.start(Subject.detail(item));
        String started = texts.standing(Subject.detail(item)).generation();

        fences.lift(mutation);

        assertThat(texts.fill(Subject.detail(item), started, "stale")).isFalse();
    }

    private String item(long itemId) {
        return items.find(itemId).orElseThrow().content().categoryName();
    }
}
