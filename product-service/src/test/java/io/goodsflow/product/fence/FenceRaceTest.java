package io.goodsflow.product.fence;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.browsing.domain.ShownProduct;
import io.goodsflow.product.fence.domain.Mutation;
import io.goodsflow.product.fence.domain.Subject;
import io.lettuce.core.api.sync.RedisServerCommands;
import java.time.Duration;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A reader stops between the database and the cache while something happens: what it read is never cached then. */
class FenceRaceTest extends FenceTestBase {

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

        assertThat(reader.get().publishVersion()).as("asked before the change").isEqualTo(2);
        assertNothingStaleIsCached();
    }
}
