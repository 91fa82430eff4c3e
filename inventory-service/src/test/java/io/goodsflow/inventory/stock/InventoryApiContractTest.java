package io.goodsflow.inventory.stock;

import static io.goodsflow.inventory.Shop.key;
import static io.goodsflow.inventory.Shop.newId;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.goodsflow.inventory.InventoryTest;
import io.goodsflow.inventory.Shop;
import io.goodsflow.inventory.contract.InventoryMode;
import io.goodsflow.inventory.contract.api.CreateInventoryAnswer;
import io.goodsflow.inventory.contract.api.CreateInventoryRequest;
import io.goodsflow.inventory.contract.api.InventoryApi;
import io.goodsflow.inventory.contract.api.StockAnswer;
import io.goodsflow.inventory.contract.api.StockQuery;
import io.goodsflow.kit.feign.RemoteRefusedException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.cloud.openfeign.FeignClientBuilder;
import org.springframework.context.ApplicationContext;

/** The contract as its callers use it: a Feign client against the running service. */
@InventoryTest
class InventoryApiContractTest {

    @Autowired
    private Shop shop;

    @Autowired
    private ApplicationContext context;

    @LocalServerPort
    private int port;

    private final long item = newId();
    private final long sku = newId();
    private InventoryApi api;

    @BeforeEach
    void aClient() {
        api = new FeignClientBuilder(context)
                .forType(InventoryApi.class, "inventory-service")
                .url("http://127.0.0.1:" + port)
                .build();
    }

    @Test
    void stockIsDeclaredInTheOrderOfTheRequest() {
        long other = newId();

        CreateInventoryAnswer answer = api.create(request(line("r1", sku, 7), line("r1", other, 0)));

        assertThat(answer.lines())
                .containsExactly(
                        new CreateInventoryAnswer.Line(sku, key(sku), "CREATED", 7, 1),
                        new CreateInventoryAnswer.Line(other, key(other), "CREATED", 0, 1));
    }

    @Test
    void aRepeatAndACorrectionSayWhatTheyAre() {
        api.create(request(line("r1", sku, 7)));

        assertThat(api.create(request(line("r1", sku, 7))).lines())
                .containsExactly(new CreateInventoryAnswer.Line(sku, key(sku), "REPEATED", 7, 1));
        assertThat(api.create(request(line("r2", sku, 9))).lines())
                .containsExactly(new CreateInventoryAnswer.Line(sku, key(sku), "ADJUSTED", 9, 2));
        assertThat(api.create(request(line("r3", sku, 9))).lines())
                .containsExactly(new CreateInventoryAnswer.Line(sku, key(sku), "UNCHANGED", 9, 3));
    }

    @Test
    void refusalsCarryTheirCode() {
        api.create(request(line("r1", sku, 7)));

        assertRefused(422, "request.idempotency_key_reused", request(line("r1", sku, 8)));
        assertRefused(
                400,
                "inventory.mode_not_supported",
                request(new CreateInventoryRequest.Line("r1", newId(), InventoryMode.EXT_POOL, 0)));
        assertRefused(400, "request.invalid", request(line("r1", sku, 7), line("r2", sku, 7)));
        assertRefused(400, "request.invalid", request(line("r1", sku, 2_147_483_648L)));
        assertRefused(400, "request.invalid", request());
        long sold = shop.skuOnSale(3);
        assertRefused(409, "inventory.already_declared", request(line("r1", sold, 8)));
    }

    @Test
    void whatIsAvailableIsToldAndWhatIsUnknownIsLeftOut() {
        long sold = shop.skuOnSale(3);
        long empty = shop.skuOnSale(0);
        shop.reserve(Shop.newOrder(), Shop.line(sold, 1));

        assertThat(api.stock(new StockQuery(List.of(sold, newId(), empty, -1L))).lines())
                .containsExactlyInAnyOrder(new StockAnswer.Line(sold, 2), new StockAnswer.Line(empty, 0));
        assertThat(api.stock(new StockQuery(List.of(newId()))).lines()).isEmpty();
    }

    private void assertRefused(int status, String code, CreateInventoryRequest request) {
        RemoteRefusedException refused = catchThrowableOfType(RemoteRefusedException.class, () -> api.create(request));
        assertThat(refused).as(code).isNotNull();
        assertThat(refused.code()).isEqualTo(code);
        assertThat(refused.status()).isEqualTo(status);
    }

    private CreateInventoryRequest request(CreateInventoryRequest.Line... lines) {
        return new CreateInventoryRequest(item, 1001, "supply-service", List.of(lines));
    }

    private static CreateInventoryRequest.Line line(String requestNo, long skuId, long quantity) {
        return new CreateInventoryRequest.Line(requestNo, skuId, InventoryMode.QTY, quantity);
    }
}
