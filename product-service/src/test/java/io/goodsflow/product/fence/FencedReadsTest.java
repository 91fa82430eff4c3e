package io.goodsflow.product.fence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.Products;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.browsing.domain.ShownProduct;
import io.goodsflow.product.fence.domain.Mutation;
import io.goodsflow.product.fence.domain.Subject;
import io.lettuce.core.cluster.SlotHash;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** How pages are read from the cache and from the database. */
class FencedReadsTest extends FenceTestBase {

    @Test
    void aStormOnOnePageMakesOneRead() throws Exception {
        int before = filler.reads(item);

        List<ShownProduct> seen = Together.run(64, n -> look());

        assertThat(new HashSet<>(seen)).hasSize(1);
        assertThat(filler.reads(item) - before).isEqualTo(1);
    }

    @Test
    void aStormOnAPageThatWasNeverCachedMakesOneReadToo() throws Exception {
        long fresh =
                products.published(Products.newMerchant(), products.content()).itemId();

        Together.run(64, n -> viewProduct.handle(fresh));

        assertThat(filler.reads(fresh)).isEqualTo(1);
    }

    @Test
    void whoComesAfterAWriteDoesNotJoinAReadFromBefore() throws Exception {
        StoppedFiller.Stop stop = filler.at(item);
        Future<ShownProduct> early = threads.submit(this::look);
        stop.awaitReader();
        changePrice();

        Future<ShownProduct> late = threads.submit(this::look);
        stop.goOn();

        assertThat(early.get().publishVersion()).isEqualTo(2);
        assertThat(late.get().publishVersion()).isEqualTo(3);
    }

    @Test
    void whoComesAfterAWriteWithoutTheRedisDoesNotEither() throws Exception {
        redis.kill();
        StoppedFiller.Stop stop = filler.at(item);
        Future<ShownProduct> early = threads.submit(this::look);
        stop.awaitReader();
        retitle("after");

        Future<ShownProduct> late = threads.submit(this::look);
        stop.goOn();

        assertThat(early.get().title()).isNotEqualTo("after");
        assertThat(late.get().title()).isEqualTo("after");
    }

    @Test
    void whoComesWhileAForeignTransactionIsOpenSeesWhatIsCommitted() throws Exception {
        Mutation foreign = foreign(Duration.ofMinutes(1));
        StoppedFiller.Stop stop = filler.at(item);
        Future<ShownProduct> early = threads.submit(this::look);
        stop.awaitReader();
        retitle("committed");

        Future<ShownProduct> late = threads.submit(this::look);
        stop.goOn();

        early.get();
        assertThat(late.get().title()).isEqualTo("committed");
        fences.lift(foreign);
    }

    @Test
    void anIdThatWasNeverAllocatedLeavesNoTrace() {
        long nobody = Workshop.newId();

        assertThatThrownBy(() -> viewProduct.handle(nobody)).isInstanceOf(GoodsflowException.class);
        assertThatThrownBy(() -> viewProduct.handle(-1)).isInstanceOf(GoodsflowException.class);

        assertThat(redis.<List<String>>ask(commands -> commands.keys("*{" + nobody + "}*")))
                .isEmpty();
    }

    @Test
    void aTextThatCannotBeReadIsDroppedAndMadeAnew() {
        List<String> corrupt = new ArrayList<>(List.of("", "{", "null", "[]", "{\"shape\":1}", "\u0000\u0001"));
        look();
        String right = texts.find(Subject.detail(item)).orElseThrow();
        corrupt.add(right.replace("\"id\":" + item, "\"id\":" + (item + 1)));
        corrupt.add(right.replace("\"shape\":1", "\"shape\":2"));
        corrupt.add(right.replace("\"skus\":", "\"skus\":null,\"more\":"));
        for (String text : corrupt) {
            redis.ask(commands -> commands.set(Subject.detail(item).textKey(), text));

            assertThat(look().publishVersion()).isEqualTo(2);
            assertThat(texts.find(Subject.detail(item)))
                    .as("instead of %s", text)
                    .contains(right);
        }
    }

    @Test
    void keysAreNamedAsOthersKnowThemAndShareASlot() {
        Subject subject = Subject.detail(42);

        assertThat(List.of(subject.textKey(), subject.generationKey(), subject.tokensKey()))
                .containsExactly("product:detail:{42}", "product:detail-version:{42}", "product:detail-mutation:{42}");
        for (Subject any : List.of(subject, Subject.CATEGORIES)) {
            assertThat(Stream.of(any.textKey(), any.generationKey(), any.tokensKey())
                            .map(SlotHash::getSlot))
                    .containsOnly(SlotHash.getSlot(any.textKey()));
        }
    }

    @Test
    void aTextLivesForFiveMinutesAndAGenerationForEver() {
        look();

        assertThat(redis.<Long>ask(
                        commands -> commands.pttl(Subject.detail(item).textKey())))
                .isBetween(200_000L, 300_000L);
        assertThat(redis.<Long>ask(
                        commands -> commands.pttl(Subject.detail(item).generationKey())))
                .isEqualTo(-1);
        Mutation foreign = foreign(Duration.ofMinutes(1));
        assertThat(redis.<Long>ask(
                        commands -> commands.pttl(Subject.detail(item).tokensKey())))
                .isBetween(1_700_000L, 1_800_000L);
        fences.lift(foreign);
    }
}
