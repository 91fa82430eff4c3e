package io.goodsflow.product.fence;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Callers;
import io.goodsflow.product.Products;
import io.goodsflow.product.browsing.domain.ShownProduct;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.servlet.client.RestTestClient;

/** So many pages are read from the database at once and no more; whoever comes then is told to come again. */
@TestPropertySource(
        properties = {
            "goodsflow.product.fence.max-loads=" + BusyReadsTest.AT_ONCE,
            "goodsflow.product.fence.load-wait=500ms"
        })
class BusyReadsTest extends FenceTestBase {

    static final int AT_ONCE = 2;
    private static final String PAGE = "/api/products/{id}";

    @Autowired
    private MeterRegistry meters;

    private final List<StoppedFiller.Stop> stops = new ArrayList<>();
    private final List<Future<ShownProduct>> readers = new ArrayList<>();
    private RestTestClient guest;

    @BeforeEach
    void aGuest() {
        guest = Callers.withoutToken(port);
    }

    @AfterEach
    void nobodyStands() {
        stops.forEach(StoppedFiller.Stop::goOn);
    }

    @Test
    void whoFindsAllReadsTakenIsToldToComeAgain() throws Exception {
        long late = newPage();
        allReadsAreTaken();
        double refused = refused();

        assertIsTooBusyFor(late);

        assertThat(refused()).isEqualTo(refused + 1);
        assertThat(filler.reads(late)).as("reads of the page").isZero();
        stops.get(0).goOn();
        assertThat(readers.get(0).get().publishVersion()).isEqualTo(1);
        assertIsShown(late);
    }

    @Test
    void whoJoinsAReadThatTakesTooLongIsToldToComeAgainToo() throws Exception {
        long page = allReadsAreTaken();

        assertIsTooBusyFor(page);

        stops.forEach(StoppedFiller.Stop::goOn);
        for (Future<ShownProduct> reader : readers) {
            reader.get();
        }
        assertIsShown(page);
        assertThat(filler.reads(page)).isEqualTo(1);
    }

    @Test
    void whatIsCachedIsShownHoweverManyRead() throws Exception {
        look();
        allReadsAreTaken();

        assertIsShown(item);
    }

    /** Returns a page that is being read. */
    private long allReadsAreTaken() throws InterruptedException {
        long page = 0;
        for (int n = 0; n < AT_ONCE; n++) {
            long taken = newPage();
            page = taken;
            StoppedFiller.Stop stop = filler.at(taken);
            stops.add(stop);
            readers.add(threads.submit(() -> viewProduct.handle(taken).product()));
            stop.awaitReader();
        }
        return page;
    }

    private long newPage() {
        return products.published(Products.newMerchant(), products.content()).itemId();
    }

    private void assertIsTooBusyFor(long page) {
        guest.get()
                .uri(PAGE, page)
                .exchange()
                .expectStatus()
                .isEqualTo(503)
                .expectHeader()
                .valueEquals("Retry-After", "1")
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("product.detail_busy");
    }

    private void assertIsShown(long page) {
        guest.get().uri(PAGE, page).exchange().expectStatus().isOk();
    }

    private double refused() {
        return meters.get("goodsflow.product.fence.reads")
                .tag("outcome", "refused")
                .counter()
                .count();
    }
}
