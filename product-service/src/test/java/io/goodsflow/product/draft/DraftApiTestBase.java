package io.goodsflow.product.draft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.goodsflow.kit.feign.RemoteRefusedException;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.contract.api.DraftApi;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.cloud.openfeign.FeignClientBuilder;
import org.springframework.context.ApplicationContext;
import org.springframework.jdbc.core.JdbcTemplate;

/** The contract as its callers use it: a Feign client against the running service. */
@ProductServiceTest
abstract class DraftApiTestBase {

    @Autowired
    Products products;

    @Autowired
    JdbcTemplate jdbc;

    @Autowired
    private ApplicationContext context;

    @LocalServerPort
    private int port;

    final long merchant = Products.newMerchant();
    DraftApi api;

    @BeforeEach
    void aClient() {
        api = client(DraftApi.class);
    }

    <T> T client(Class<T> contract) {
        return new FeignClientBuilder(context)
                .forType(contract, "product-service")
                .url("http://127.0.0.1:" + port)
                .build();
    }

    static RemoteRefusedException refused(int status, String code, ThrowingCallable call) {
        RemoteRefusedException refused = catchThrowableOfType(RemoteRefusedException.class, call);
        assertThat(refused).as(code).isNotNull();
        assertThat(refused.code()).isEqualTo(code);
        assertThat(refused.status()).isEqualTo(status);
        return refused;
    }

    /** Field and code of each error, as {@code field code}. */
    static List<String> errors(RemoteRefusedException refused) {
        return ((List<?>) refused.properties().get("errors"))
                .stream()
                        .map(error -> ((Map<?, ?>) error).get("field") + " " + ((Map<?, ?>) error).get("code"))
                        .toList();
    }

    List<String> history(long itemId) {
        return jdbc.queryForList(
                "SELECT action FROM product_edit_history_log WHERE item_id = ? ORDER BY history_id",
                String.class,
                itemId);
    }
}
