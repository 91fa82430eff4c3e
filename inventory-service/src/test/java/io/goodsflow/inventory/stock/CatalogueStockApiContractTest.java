package io.goodsflow.inventory.stock;

import static io.goodsflow.inventory.Shop.key;
import static io.goodsflow.inventory.Shop.line;
import static io.goodsflow.inventory.Shop.newId;
import static io.goodsflow.inventory.Shop.newOrder;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.goodsflow.inventory.Callers;
import io.goodsflow.inventory.InventoryTest;
import io.goodsflow.inventory.Shop;
import io.goodsflow.inventory.contract.api.AdjustStockAnswer;
import io.goodsflow.inventory.contract.api.AdjustStockRequest;
import io.goodsflow.inventory.contract.api.AvailabilityAnswer;
import io.goodsflow.inventory.contract.api.CatalogueStockApi;
import io.goodsflow.inventory.contract.api.InUseAnswer;
import io.goodsflow.inventory.contract.api.KeyStateAnswer;
import io.goodsflow.inventory.contract.api.KeysQuery;
import io.goodsflow.inventory.contract.api.RetireKeyRequest;
import io.goodsflow.inventory.contract.api.UndoAdjustAnswer;
import io.goodsflow.inventory.contract.api.UndoAdjustRequest;
import io.goodsflow.inventory.contract.api.UnretireKeyRequest;
import io.goodsflow.kit.feign.RemoteRefusedException;
import java.util.Collections;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.cloud.openfeign.FeignClientBuilder;
import org.springframework.context.ApplicationContext;
import org.springframework.http.MediaType;

/** The contract as its callers use it: a Feign client against the running service. */
@InventoryTest
class CatalogueStockApiContractTest {

    private static final String CALLER = "product-service";

    @Autowired
    private Shop shop;

    @Autowired
    private ApplicationContext context;

    @LocalServerPort
    private int port;

    private CatalogueStockApi api;
    private long sku;

    @BeforeEach
    void aClientAndASkuOnSale() {
        api = new FeignClientBuilder(context)
                .forType(CatalogueStockApi.class, "inventory-service")
                .url("http://127.0.0.1:" + port)
                .build();
        sku = shop.skuOnSale(10);
    }

    @Test
    void stockIsAdjustedInBothWays() {
        assertThat(api.adjust(AdjustStockRequest.fromTo("r1", key(sku), CALLER, 10, 7)))
                .isEqualTo(new AdjustStockAnswer(key(sku), 7, 2));
        assertThat(api.adjust(AdjustStockRequest.by("r2", key(sku), CALLER, 5, 2L)))
                .isEqualTo(new AdjustStockAnswer(key(sku), 12, 3));
        assertThat(api.adjust(AdjustStockRequest.by("r3", key(sku), CALLER, -2, null)))
                .isEqualTo(new AdjustStockAnswer(key(sku), 10, 4));
        assertThat(api.adjust(AdjustStockRequest.fromTo("r1", key(sku), CALLER, 10, 7)))
                .as("the repeat")
                .isEqualTo(new AdjustStockAnswer(key(sku), 7, 2));
    }

    @Test
    void anAdjustmentIsUndoneOrNeverTakesEffect() {
        api.adjust(AdjustStockRequest.fromTo("r1", key(sku), CALLER, 10, 7));

        assertThat(api.undoAdjust(new UndoAdjustRequest("r1:undo", key(sku), CALLER, "r1")))
                .isEqualTo(new UndoAdjustAnswer(key(sku), 10, 3, 0L));
        api.undoAdjust(new UndoAdjustRequest("r2:undo", key(sku), CALLER, "r2"));
        assertRefused(
                409,
                "inventory.request_undone",
                () -> api.adjust(AdjustStockRequest.fromTo("r2", key(sku), CALLER, 10, 7)));
    }

    @Test
    void whatAnAdjustmentAddedIsTakenBackAsFarAsItIsNotSold() {
        api.adjust(AdjustStockRequest.fromTo("r1", key(sku), CALLER, 10, 15));
        shop.deduct(newOrder(), line(sku, 12, 1));

        assertThat(api.undoAdjust(new UndoAdjustRequest("r1:undo", key(sku), CALLER, "r1")))
                .isEqualTo(new UndoAdjustAnswer(key(sku), 0, 3, 2L));
        shop.assertSound(sku);
    }

    @Test
    void aRefusedAdjustmentTellsTheFiguresOfNow() {
        RemoteRefusedException moved = assertRefused(409, "inventory.stock_moved", adjust(fromTo(9, 7)));
        assertThat(moved.properties()).containsEntry("available", 10).containsEntry("inventory_version", 1);
        assertRefused(409, "inventory.stock_moved", adjust(by(1L, 0L)));
        assertRefused(409, "inventory.insufficient_stock", adjust(by(-11L, null)));
        assertRefused(409, "inventory.stock_too_large", adjust(by(2_147_483_647L, null)));
        api.adjust(fromTo(10, 7));
        assertRefused(422, "request.idempotency_key_reused", adjust(fromTo(10, 8)));
        assertRefused(
                404, "inventory.key_not_found", adjust(AdjustStockRequest.by("r1", key(newId()), CALLER, 1, null)));
    }

    @Test
    void anAdjustmentInNoneOfTheTwoWaysIsInvalid() {
        List<AdjustStockRequest> invalid = List.of(
                by(null, null),
                by(null, 1L),
                by(2_147_483_648L, null),
                fromTo(-1, 5),
                fromTo(5, 2_147_483_648L),
                new AdjustStockRequest("r1", key(sku), CALLER, 1L, null, 10L, 11L),
                new AdjustStockRequest("r1", key(sku), CALLER, null, null, 10L, null),
                new AdjustStockRequest("r1", key(sku), CALLER, null, 1L, 10L, 11L),
                new AdjustStockRequest("r1", "sku:0", CALLER, 1L, null, null, null),
                new AdjustStockRequest(" ", key(sku), CALLER, 1L, null, null, null));

        assertThat(invalid).allSatisfy(request -> assertRefused(400, "request.invalid", adjust(request)));
        assertThat(shop.balance(sku).seq()).isEqualTo(1);
    }

    @Test
    void aKeyIsRetiredAndTakesOrdersAgain() {
        assertThat(api.retire(new RetireKeyRequest("r1", key(sku), CALLER)))
                .isEqualTo(new KeyStateAnswer(key(sku), true, 2));
        assertThat(api.unretire(new UnretireKeyRequest("u1", key(sku), CALLER, "r1")))
                .isEqualTo(new KeyStateAnswer(key(sku), false, 3));
        assertRefused(400, "request.invalid", () -> api.unretire(new UnretireKeyRequest("u2", key(sku), CALLER, "u2")));
        api.unretire(new UnretireKeyRequest("u3", key(sku), CALLER, "r2"));
        assertRefused(409, "inventory.request_undone", () -> api.retire(new RetireKeyRequest("r2", key(sku), CALLER)));
    }

    @Test
    void aKeyInUseSaysByHowMuch() {
        shop.reserve(newOrder(), line(sku, 2));
        shop.deduct(newOrder(), line(sku, 3, 1));

        RemoteRefusedException inUse = assertRefused(
                409, "inventory.key_in_use", () -> api.retire(new RetireKeyRequest("r1", key(sku), CALLER)));
        assertThat(inUse.properties())
                .containsEntry("reserved", 2)
                .containsEntry("confirmed", 3)
                .containsEntry("locked", 0);
    }

    @Test
    void manyKeysAreLookedUpInOneCallAndWhatIsUnknownIsToldApartFromNone() {
        long empty = shop.skuOnSale(0);
        long sold = shop.skuOnSale(4);
        String unknown = key(newId());
        shop.deduct(newOrder(), line(sold, 1, 1));
        api.retire(new RetireKeyRequest("r1", key(sku), CALLER));
        KeysQuery query = new KeysQuery(List.of(key(empty), unknown, key(sku), key(sold), key(empty), "nonsense"));

        assertThat(api.availability(query))
                .isEqualTo(new AvailabilityAnswer(
                        List.of(
                                new AvailabilityAnswer.Line(key(empty), 0, 1, false),
                                new AvailabilityAnswer.Line(key(sku), 10, 2, true),
                                new AvailabilityAnswer.Line(key(sold), 3, 1, false)),
                        List.of(unknown, "nonsense")));
        assertThat(api.inUse(query))
                .isEqualTo(new InUseAnswer(
                        List.of(
                                new InUseAnswer.Line(key(empty), false, 0, 0, 0),
                                new InUseAnswer.Line(key(sku), false, 0, 0, 0),
                                new InUseAnswer.Line(key(sold), true, 0, 1, 0)),
                        List.of(unknown, "nonsense")));
        assertRefused(
                400, "request.invalid", () -> api.availability(new KeysQuery(Collections.nCopies(501, key(sku)))));
        assertRefused(400, "request.invalid", () -> api.inUse(new KeysQuery(List.of())));
    }

    @Test
    void onlyServicesMayCall() {
        Callers.as(port, "ADMIN")
                .post()
                .uri("/internal/inventory/keys/retire")
                .contentType(MediaType.APPLICATION_JSON)
                .body("{\"request_no\": \"r1\", \"inventory_key\": \"%s\", \"operator\": \"me\"}".formatted(key(sku)))
                .exchange()
                .expectStatus()
                .isForbidden();
        assertThat(shop.balance(sku).retired()).isFalse();
    }

    private ThrowingCallable adjust(AdjustStockRequest request) {
        return () -> api.adjust(request);
    }

    private AdjustStockRequest by(@Nullable Long delta, @Nullable Long base) {
        return new AdjustStockRequest("r1", key(sku), CALLER, delta, base, null, null);
    }

    private AdjustStockRequest fromTo(long expected, long target) {
        return AdjustStockRequest.fromTo("r1", key(sku), CALLER, expected, target);
    }

    private static RemoteRefusedException assertRefused(int status, String code, ThrowingCallable call) {
        RemoteRefusedException refused = catchThrowableOfType(RemoteRefusedException.class, call);
        assertThat(refused).as(code).isNotNull();
        assertThat(refused.code()).isEqualTo(code);
        assertThat(refused.status()).isEqualTo(status);
        return refused;
    }
}
