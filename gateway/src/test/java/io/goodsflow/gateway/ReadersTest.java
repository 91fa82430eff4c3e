package io.goodsflow.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** Where product-service has readers, guests are sent there and nobody else is. */
class ReadersTest extends GatewayFixture {

    private static final StubService READER = new StubService("reader");

    @DynamicPropertySource
    static void readers(DynamicPropertyRegistry registry) {
        registry.add("goodsflow.services.reader.url", READER::url);
    }

    @BeforeEach
    void forget() {
        READER.reset();
    }

    @Test
    void guestsBrowseAtTheReaders() {
        for (String path : new String[] {"/api/categories", "/api/products?page=2", "/api/products/17"}) {
            assertThat(json(send(request(path))).get("service").asString()).isEqualTo("reader");
        }
        assertThat(PRODUCT.seen()).isEmpty();
    }

    @Test
    void theBackOfficeDoesNot() {
        assertThat(json(send(requestAs("admin", "/api/admin/products/17")))
                        .get("service")
                        .asString())
                .isEqualTo("product");
        assertThat(READER.seen()).isEmpty();
    }

    @Test
    void withoutReadersOnlyGuestsAreLeftAlone() {
        READER.goDown();

        HttpResponse<String> guest = send(request("/api/products/17"));
        HttpResponse<String> admin = send(requestAs("admin", "/api/admin/products/17"));

        assertThat(guest.statusCode()).isEqualTo(503);
        assertThat(json(guest).get("detail").asString()).startsWith("product-service");
        assertThat(admin.statusCode()).isEqualTo(200);
        READER.comeBack();
    }
}
