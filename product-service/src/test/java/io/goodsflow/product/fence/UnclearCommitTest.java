package io.goodsflow.product.fence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.goodsflow.product.Products;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.browsing.domain.ShownProduct;
import io.goodsflow.product.category.application.ListCategories;
import io.goodsflow.product.category.application.RenameCategory;
import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.fence.domain.Mutation;
import io.goodsflow.product.fence.domain.Subject;
import io.goodsflow.product.item.application.ChangeSaleState;
import io.goodsflow.product.item.application.ItemCommand;
import io.goodsflow.product.item.domain.SaleCommand;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.MapPropertySource;
import org.springframework.dao.DataAccessException;
import org.springframework.test.context.ContextConfiguration;
import org.springframework.transaction.TransactionException;

/** The connection is cut at COMMIT, and the COMMIT takes effect later: the fence stands until it has. */
@ContextConfiguration(initializers = UnclearCommitTest.ThroughADoor.class)
class UnclearCommitTest extends FenceTestBase {

    /** No stall of a test lasts so long; it is passed by hand. */
    private static final Duration LIMIT = Duration.ofMinutes(2);

    @Autowired
    private HeldCommits commits;

    @Autowired
    private ChangeSaleState changeSaleState;

    @Autowired
    private RenameCategory renameCategory;

    @Autowired
    private ListCategories listCategories;

    private HeldCommits.@Nullable Held held;

    @AfterEach
    void endTheConnection() {
        if (held != null) {
            held.goOn();
            held.forget();
        }
    }

    @Test
    void whatAFillerReadsBeforeALateCommitIsNeverCached() throws Exception {
        look();
        unpublishCutOff();

        assertThat(look().publishVersion()).as("not committed yet").isEqualTo(2);
        assertThat(cachedVersion()).isZero();
        StoppedFiller.Stop stop = filler.at(item);
        Future<ShownProduct> frozen = threads.submit(this::look);
        stop.awaitReader();
        held.goOn();
        await().atMost(SOON).until(() -> version() == 3);
        stop.goOn();
        frozen.get();

        assertThat(cachedVersion()).isZero();
        Http404.isWhatAGuestGets(port, item);
        unpublish();
        assertThat(cachedVersion()).as("after the repeat was acknowledged").isZero();
        Http404.isWhatAGuestGets(port, item);
    }

    @Test
    void theFenceOutlastsItsLimitWhileTheCommitIsHeld() {
        unpublishCutOff();
        passTheLimit();

        assertThat(texts.standing(Subject.detail(item)).fenced()).isTrue();
        look();
        assertThat(cachedVersion()).isZero();

        held.goOn();

        await().atMost(SOON).until(() -> !texts.standing(Subject.detail(item)).fenced());
        Http404.isWhatAGuestGets(port, item);
        assertThat(fences.overdue(0, 10).mutations()).isEmpty();
    }

    @Test
    void theListOfCategoriesIsFencedAsLong() {
        long category = items.find(item).orElseThrow().content().categoryId();
        String name = Workshop.unique("renamed");
        cutOff("UPDATE category", () -> renameCategory.handle(null, category, name));

        assertThat(named(name)).as("not committed yet").isFalse();
        assertThat(texts.find(Subject.CATEGORIES)).isEmpty();
        passTheLimit();
        assertThat(texts.standing(Subject.CATEGORIES).fenced()).isTrue();

        held.goOn();

        await().atMost(SOON).until(() -> !texts.standing(Subject.CATEGORIES).fenced());
        assertThat(named(name)).isTrue();
    }

    @Test
    void anAcknowledgementThatItIsSoAlreadyLeavesNoOlderPage() {
        held = commits.next("nothing");
        unpublish();
        String before = texts.standing(Subject.detail(item)).generation();
        // as if the Redis had lost the fence and a reader had come too early
        texts.fill(Subject.detail(item), before, "{\"version\":2}");

        unpublish();

        assertThat(texts.find(Subject.detail(item))).isEmpty();
        assertThat(texts.standing(Subject.detail(item)).generation()).isNotEqualTo(before);
    }

    /** Until what is overdue later than all that stands, and has ended, is lifted. */
    private void passTheLimit() {
        redis.ask(commands -> {
            commands.<List<String>>zrange(OPEN, 0, -1).forEach(name -> commands.zincrby(OPEN, -LIMIT.toMillis(), name));
            return true;
        });
        Subject other = Subject.detail(
                products.published(Products.newMerchant(), products.content()).itemId());
        fences.raise(new Mutation(new Mutation.Token(Workshop.unique("later"), Duration.ofMillis(1)), List.of(other)));
        await().atMost(SOON).until(() -> !texts.standing(other).fenced());
    }

    private void unpublishCutOff() {
        cutOff("UPDATE product_item_tab", this::unpublish);
    }

    private void cutOff(String statement, ThrowingCallable work) {
        held = commits.next(statement);
        assertThatThrownBy(work).isInstanceOfAny(DataAccessException.class, TransactionException.class);
        held.awaitClient();
    }

    private void unpublish() {
        changeSaleState.handle(SaleCommand.UNPUBLISH, new ItemCommand(item, null, "ops", null, null));
    }

    private boolean named(String name) {
        return listCategories.handle().categories().stream().map(Category::name).anyMatch(name::equals);
    }

    /** Puts the door between the service and its database. */
    static final class ThroughADoor implements ApplicationContextInitializer<ConfigurableApplicationContext> {

        @Override
        public void initialize(ConfigurableApplicationContext context) {
            int port = context.getEnvironment().getRequiredProperty("GOODSFLOW_MARIADB_PORT", Integer.class);
            HeldCommits commits = new HeldCommits(port);
            String url = context.getEnvironment()
                    .getRequiredProperty("spring.datasource.url")
                    .replace(":" + port + "/", ":" + commits.port() + "/");
            context.getEnvironment()
                    .getPropertySources()
                    .addFirst(new MapPropertySource(
                            "through-a-door",
                            Map.of(
                                    "spring.datasource.url",
                                    url,
                                    "goodsflow.data.answer-timeout",
                                    "5s",
                                    "goodsflow.product.fence.transaction-limit",
                                    LIMIT.toSeconds() + "s")));
            ((GenericApplicationContext) context).registerBean("heldCommits", HeldCommits.class, () -> commits);
        }
    }
}
