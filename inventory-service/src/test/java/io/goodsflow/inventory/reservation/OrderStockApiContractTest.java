package io.goodsflow.inventory.reservation;

import static io.goodsflow.inventory.Shop.key;
import static io.goodsflow.inventory.Shop.newId;
import static io.goodsflow.inventory.Shop.newOrder;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.goodsflow.inventory.InventoryTest;
import io.goodsflow.inventory.Shop;
import io.goodsflow.inventory.contract.api.DeductAnswer;
import io.goodsflow.inventory.contract.api.DeductRequest;
import io.goodsflow.inventory.contract.api.OrderStockApi;
import io.goodsflow.inventory.contract.api.RestoreAnswer;
import io.goodsflow.inventory.contract.api.RestoreRequest;
import io.goodsflow.kit.feign.RemoteRefusedException;
import io.goodsflow.kit.feign.RemoteUnavailableException;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.cloud.openfeign.FeignClientBuilder;
import org.springframework.context.ApplicationContext;

/** The contract as its callers use it: a Feign client against the running service. */
@InventoryTest
class OrderStockApiContractTest {

    @Autowired
    private Shop shop;

    @Autowired
    private ApplicationContext context;

    @LocalServerPort
    private int port;

    private final String order = newOrder();
    private final long item = newId();
    private final long sku = newId();
    private OrderStockApi api;

    @BeforeEach
    void aClientAndAnItemOnSaleInItsSecondVersion() {
        api = new FeignClientBuilder(context)
                .forType(OrderStockApi.class, "inventory-service")
                .url("http://127.0.0.1:" + port)
                .build();
        shop.declare(item, sku, "r1", 10);
        shop.follow(item, "ONLINE", 2, sku);
    }

    @Test
    void anOrderTakesItsLinesAndGivesThemBack() {
        DeductAnswer taken = api.deduct(deduct(line(sku, 2, 2), line(sku, 1, 2)));

        assertThat(taken).isEqualTo(new DeductAnswer(order, List.of(new DeductAnswer.Line(sku, key(sku), 3))));
        assertThat(api.deduct(deduct(line(sku, 3, 2)))).as("the repeat").isEqualTo(taken);
        assertThat(api.restore(restore("p1", List.of(new RestoreRequest.Line(sku, 1)))))
                .isEqualTo(new RestoreAnswer(order, "p1", List.of(new RestoreAnswer.Line(sku, key(sku), 1))));
        assertThat(api.restore(restore("rest", null)))
                .isEqualTo(new RestoreAnswer(order, "rest", List.of(new RestoreAnswer.Line(sku, key(sku), 2))));
        assertThat(shop.buckets(sku).available()).isEqualTo(10);
        shop.assertSound(sku);
    }

    @Test
    void whatIsNotThereIs404() {
        long unknown = newId();
        assertLine(refused(404, "inventory.sku_not_found", deducting(line(unknown, 1, 1))), "sku_id", unknown);
        refused(404, "inventory.reservation_not_found", restoring("p1", List.of(new RestoreRequest.Line(sku, 1))));
        shop.follow(item, "OFFLINE", 3, sku);
        assertLine(refused(404, "inventory.off_sale", deducting(line(sku, 1, 3))), "inventory_key", key(sku));
    }

    @Test
    void whatStandsInTheWayIs409() {
        RemoteRefusedException moved = refused(409, "inventory.version_moved", deducting(line(sku, 1, 1)));
        assertLine(moved, "publish_version", 1);
        assertLine(moved, "current_version", 2);
        RemoteRefusedException few = refused(409, "inventory.insufficient_stock", deducting(line(sku, 11, 2)));
        assertLine(few, "available", 10);

        api.deduct(deduct(line(sku, 2, 2)));
        refused(422, "inventory.order_mismatch", deducting(line(sku, 1, 2)));
        RemoteRefusedException left =
                refused(409, "inventory.nothing_to_restore", restoring("p1", List.of(new RestoreRequest.Line(sku, 3))));
        assertLine(left, "left", 2);
        api.restore(restore("all", null));
        refused(422, "request.idempotency_key_reused", restoring("all", List.of(new RestoreRequest.Line(sku, 2))));
        refused(409, "inventory.order_closed", deducting(line(sku, 2, 2)));
    }

    @Test
    void anOrderThatIsReservedIsConfirmedOrReleasedInstead() {
        shop.reserve(order, Shop.line(sku, 2));

        assertThat(refused(409, "inventory.illegal_state", deducting(line(sku, 2, 2)))
                        .properties())
                .containsEntry("state", "RESERVED");
        refused(422, "inventory.order_mismatch", deducting(line(sku, 1, 2)));
        assertThat(refused(409, "inventory.illegal_state", restoring("all", null))
                        .properties())
                .containsEntry("state", "RESERVED");
    }

    @Test
    void aVersionWhoseNewsHasNotComeIsWorthTryingAgain() {
        assertThatThrownBy(deducting(line(sku, 1, 3)))
                .isInstanceOf(RemoteUnavailableException.class)
                .hasMessageContaining("inventory.version_not_seen");
    }

    @Test
    void malformedOrdersAreInvalid() {
        refused(400, "request.invalid", deducting());
        refused(400, "request.invalid", deducting(line(sku, 1, 1), line(sku, 1, 2)));
        refused(400, "request.invalid", deducting(line(sku, 0, 1)));
        refused(400, "request.invalid", deducting(line(9_007_199_254_740_992L, 1, 1)));
        refused(400, "request.invalid", restoring("", null));
        refused(400, "request.invalid", restoring("p1", List.of()));
    }

    private ThrowingCallable deducting(DeductRequest.Line... lines) {
        return () -> api.deduct(deduct(lines));
    }

    private ThrowingCallable restoring(String requestNo, @Nullable List<RestoreRequest.Line> lines) {
        return () -> api.restore(restore(requestNo, lines));
    }

    private DeductRequest deduct(DeductRequest.Line... lines) {
        return new DeductRequest(order, "order-service", List.of(lines));
    }

    private RestoreRequest restore(String requestNo, @Nullable List<RestoreRequest.Line> lines) {
        return new RestoreRequest(order, requestNo, "order-service", lines);
    }

    private static DeductRequest.Line line(long skuId, long qty, long version) {
        return new DeductRequest.Line(skuId, qty, version);
    }

    private static void assertLine(RemoteRefusedException refused, String member, Object value) {
        assertThat(refused.properties().get("lines"))
                .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.list(Map.class))
                .singleElement()
                .satisfies(line -> assertThat(line.get(member)).hasToString(value.toString()));
    }

    private static RemoteRefusedException refused(int status, String code, ThrowingCallable call) {
        RemoteRefusedException refused = catchThrowableOfType(RemoteRefusedException.class, call);
        assertThat(refused).as(code).isNotNull();
        assertThat(refused.code()).isEqualTo(code);
        assertThat(refused.status()).isEqualTo(status);
        return refused;
    }
}
