package io.goodsflow.product.fence;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Workshop;
import io.goodsflow.product.browsing.domain.ShownProduct;
import io.goodsflow.product.category.application.AddCategory;
import io.goodsflow.product.category.application.ListCategories;
import io.goodsflow.product.category.application.RemoveCategory;
import io.goodsflow.product.category.application.RenameCategory;
import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.fence.domain.Mutation;
import io.goodsflow.product.fence.domain.Subject;
import io.lettuce.core.api.sync.RedisServerCommands;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.beans.factory.annotation.Autowired;

/** A reader stops between the database and the cache while something happens: what it read is never cached then. */
class FenceRaceTest extends FenceTestBase {

    @Autowired
    private ListCategories listCategories;

    @Autowired
    private RenameCategory renameCategory;

    @Autowired
    private RemoveCategory removeCategory;

    /** What happens to the Redis besides. */
    enum Trouble {
        NONE,
        KILLED_BEFORE_THE_CHANGE,
        KILLED_AFTER_THE_CHANGE,
        FLUSHED_BEFORE_THE_CHANGE,
        FLUSHED_AFTER_THE_CHANGE
    }

    @ParameterizedTest
    @EnumSource
    void aSkuChangesMeanwhile(Trouble trouble) throws Exception {
        whileAFillerStops(trouble, this::changePrice);

        assertThat(look().publishVersion()).isEqualTo(3);
        assertThat(look().skus().get(0).price()).isEqualTo(12_802);
    }

    @ParameterizedTest
    @EnumSource
    void theItemIsUnpublishedMeanwhile(Trouble trouble) throws Exception {
        whileAFillerStops(trouble, () -> command("unpublish"));

        assertThat(cachedVersion()).isZero();
        Http404.isWhatAGuestGets(port, item);
    }

    @ParameterizedTest
    @EnumSource
    void aForeignTransactionChangesItMeanwhile(Trouble trouble) throws Exception {
        whileAFillerStops(trouble, () -> {
            Mutation foreign = foreign(Duration.ofMinutes(1));
            retitle("by another domain");
            fences.lift(foreign);
        });

        assertThat(look().title()).isEqualTo("by another domain");
        assertThat(texts.find(Subject.detail(item)).orElse("by another domain")).contains("by another domain");
    }

    @ParameterizedTest
    @EnumSource
    void aCategoryIsRenamedMeanwhile(Trouble trouble) throws Exception {
        long category = items.find(item).orElseThrow().content().categoryId();
        String name = Workshop.unique("renamed");

        whileAFillerOfTheListStops(trouble, () -> renameCategory.handle(null, category, name));

        assertThat(categories()).contains(name);
        assertThat(texts.find(Subject.CATEGORIES))
                .hasValueSatisfying(text -> assertThat(text).contains(name));
    }

    @ParameterizedTest
    @EnumSource
    void aCategoryIsAddedMeanwhile(Trouble trouble) throws Exception {
        List<String> added = new ArrayList<>();

        whileAFillerOfTheListStops(
                trouble, () -> added.add(products.newCategory().name()));

        assertThat(categories()).containsAll(added);
    }

    @ParameterizedTest
    @EnumSource
    void aCategoryIsRemovedMeanwhile(Trouble trouble) throws Exception {
        AddCategory.Added category = products.newCategory();

        whileAFillerOfTheListStops(trouble, () -> removeCategory.handle(null, category.id()));

        assertThat(categories()).doesNotContain(category.name());
    }

    @Test
    void aForeignTransactionIsUnderWay() throws Exception {
        StoppedFiller.Stop stop = filler.at(item);
        Future<ShownProduct> reader = threads.submit(this::look);
        stop.awaitReader();
        Mutation foreign = foreign(Duration.ofMinutes(1));
        stop.goOn();
        reader.get();

        assertThat(cachedVersion()).isZero();
        restartRedis();
        assertThat(look().publishVersion()).isEqualTo(2);
        assertThat(cachedVersion()).as("the fence stood through the restart").isZero();
        retitle("by another domain");
        assertThat(look().title()).isEqualTo("by another domain");
        fences.lift(foreign);
        assertThat(look().title()).isEqualTo("by another domain");
        assertThat(cachedVersion()).isEqualTo(2);
    }

    private void whileAFillerStops(Trouble trouble, Runnable change) throws Exception {
        StoppedFiller.Stop stop = filler.at(item);
        Future<ShownProduct> reader = threads.submit(this::look);
        changeWhile(stop, trouble, change);

        assertThat(reader.get().publishVersion()).as("asked before the change").isEqualTo(2);
        assertNothingStaleIsCached();
    }

    private void whileAFillerOfTheListStops(Trouble trouble, Runnable change) throws Exception {
        // nothing of it is cached, and it has a generation
        products.newCategory();
        categories();
        products.newCategory();
        List<String> before = names();
        StoppedFiller.Stop stop = filler.at(Subject.CATEGORIES);
        Future<List<String>> reader = threads.submit(this::categories);
        changeWhile(stop, trouble, change);

        assertThat(reader.get()).as("asked before the change").isEqualTo(before);
        assertThat(texts.find(Subject.CATEGORIES)).isEmpty();
    }

    private List<String> categories() {
        return listCategories.handle().categories().stream().map(Category::name).toList();
    }

    private List<String> names() {
        return jdbc.queryForList("SELECT name FROM category ORDER BY name, id", String.class);
    }

    private void changeWhile(StoppedFiller.Stop stop, Trouble trouble, Runnable change) throws Exception {
        stop.awaitReader();
        switch (trouble) {
            case KILLED_BEFORE_THE_CHANGE -> restartRedis();
            case FLUSHED_BEFORE_THE_CHANGE -> redis.ask(RedisServerCommands::flushall);
            default -> {}
        }
        change.run();
        switch (trouble) {
            case KILLED_AFTER_THE_CHANGE -> restartRedis();
            case FLUSHED_AFTER_THE_CHANGE -> redis.ask(RedisServerCommands::flushall);
            default -> {}
        }
        stop.goOn();
    }
}
