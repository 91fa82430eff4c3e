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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.MapPropertySource;
import org.springframework.test.context.ContextConfiguration;

/** The connection is cut at COMMIT, and the COMMIT takes effect later: the fence stands until it has. */
@ContextConfiguration(initializers = UnclearCommitTest.ThroughADoor.class)
class UnclearCommitTest extends FenceTestBase {

    private static final Duration LIMIT = Duration.ofSeconds(10);

    @Autowired
    private HeldCommits commits;

    @Autowired
    private ChangeSaleState changeSaleState;

    @Autowired
    private RenameCategory renameCategory;

    @Autowired
    private ListCategories listCategories;

    private HeldCommits.Held held;

    @AfterEach
    void endTheConnection() {
        held.goOn();
        held.forget();
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
        awaitTheLimit();

        assertThat(texts.standing(Subject.detail(item)).fenced()).isTrue();
        look();
        assertThat(cachedVersion()).isZero();

        held.goOn();

        await().atMost(SOON).until(() -> !texts.standing(Subject.detail(item)).fenced());
        Http404.isWhatAGuestGets(port, item);
        assertThat(fences.overdue(10)).isEmpty();
    }

    @Test
    void theListOfCategoriesIsFencedAsLong() {
        long category = items.find(item).orElseThrow().content().categoryId();
        String name = Workshop.unique("renamed");
        held = commits.next("UPDATE category");
        assertThatThrownBy(() -> renameCategory.handle(null, category, name)).isInstanceOf(RuntimeException.class);
        held.awaitClient();

        assertThat(named(name)).as("not committed yet").isFalse();
        assertThat(texts.find(Subject.CATEGORIES)).isEmpty();
        awaitTheLimit();
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

    /** Until what was begun later, and has ended, is lifted for having passed it. */
    private void awaitTheLimit() {
        Subject other = Subject.detail(
                products.published(Products.newMerchant(), products.content()).itemId());
        fences.raise(new Mutation(new Mutation.Token(Workshop.unique("later"), LIMIT), List.of(other)));
        await().atMost(LIMIT.multipliedBy(2)).until(() -> !texts.standing(other).fenced());
    }

    private void unpublishCutOff() {
        held = commits.next("UPDATE product_item_tab");
        assertThatThrownBy(this::unpublish).isInstanceOf(RuntimeException.class);
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
