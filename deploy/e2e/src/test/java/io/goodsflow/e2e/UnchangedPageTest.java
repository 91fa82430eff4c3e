package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.FreshProducts;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/** Who has a page already is told that it is still the one. */
@FleetTest
@Order(9)
class UnchangedPageTest {

    private final RunningFleet fleet = new RunningFleet();
    private final Wire gateway = fleet.door("GATEWAY");

    @Test
    void a_page_that_did_not_change_is_not_sent_again() {
        fleet.categories(List.of(FreshProducts.CATEGORY));
        WatchedItem item = WatchedItem.published(fleet, 1);
        for (String path : List.of(item.page(), "/api/categories")) {
            assertThat(ifNoneMatch(path, tag(path))).as(path).isEqualTo(304);
        }
        String before = tag(item.page());

        item.takeOffSaleAndPutOnAgain();

        assertThat(ifNoneMatch(item.page(), before)).isEqualTo(200);
        String renewed = tag(item.page());
        assertThat(renewed).isNotEqualTo(before);

        item.changePrice();

        assertThat(ifNoneMatch(item.page(), renewed)).isEqualTo(200);
    }

    private String tag(String path) {
        Wire.Reply reply = gateway.get(path, "");
        assertThat(reply.status()).as("%s", reply).isEqualTo(200);
        assertThat(reply.raw().headers().firstValue("Cache-Control")).contains("no-cache");
        return reply.raw().headers().firstValue("ETag").orElseThrow();
    }

    private int ifNoneMatch(String path, String tag) {
        return gateway.send("GET", path, "", "If-None-Match", tag).status();
    }
}
