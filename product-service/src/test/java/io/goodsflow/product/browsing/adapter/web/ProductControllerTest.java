package io.goodsflow.product.browsing.adapter.web;

import static org.mockito.ArgumentMatchers.any;
import static org.mockito.BDDMockito.given;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.web.AccessRules;
import io.goodsflow.product.browsing.application.BrowseProducts;
import io.goodsflow.product.browsing.application.ViewProduct;
import io.goodsflow.product.browsing.domain.ListedProduct;
import io.goodsflow.product.browsing.domain.ProductPage;
import io.goodsflow.product.browsing.domain.ShownProduct;
import io.goodsflow.product.contract.error.ProductError;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.webmvc.test.autoconfigure.WebMvcTest;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.http.HttpMethod;
import org.springframework.test.context.bean.override.mockito.MockitoBean;
import org.springframework.test.web.servlet.MockMvc;

/** How products look on the wire. */
@WebMvcTest(ProductController.class)
@Import(ProductControllerTest.Rules.class)
class ProductControllerTest {

    private static final Instant AT = Instant.parse("2026-03-04T05:06:07.089Z");

    @Autowired
    private MockMvc mvc;

    @MockitoBean
    private BrowseProducts browseProducts;

    @MockitoBean
    private ViewProduct viewProduct;

    @Test
    void aListSaysWhatTheApiPromises() throws Exception {
        given(browseProducts.handle(new BrowseProducts.Query(7L, 2, 50)))
                .willReturn(new ProductPage(
                        List.of(new ListedProduct(1, 7, "Tea", null, true, null, AT, AT)), 51, false, 2, 50));

        mvc.perform(get("/api/products?category_id=7&page=2&page_size=1000"))
                .andExpect(status().isOk())
                .andExpect(jsonPath("$")
                        .value(new LinkedHashMap<>(Map.of(
                                "items",
                                List.of(listed()),
                                "total",
                                51,
                                "total_is_lower_bound",
                                false,
                                "page",
                                2,
                                "page_size",
                                50))));
    }

    private static Map<String, Object> listed() {
        Map<String, Object> listed = new LinkedHashMap<>();
        listed.put("id", 1);
        listed.put("category_id", 7);
        listed.put("title", "Tea");
        listed.put("description", null);
        listed.put("status", "on_sale");
        listed.put("min_price", null);
        listed.put("created_at", "2026-03-04T05:06:07.089Z");
        listed.put("updated_at", "2026-03-04T05:06:07.089Z");
        return listed;
    }

    @Test
    void anUnknownStockIsSaidAsNull() throws Exception {
        ShownProduct product = new ShownProduct(
                1,
                7,
                "Tea",
                "d",
                true,
                3,
                9,
                AT,
                AT,
                List.of(
                        new ShownProduct.Sku(11, Map.of("n", "1"), 100, AT, AT),
                        new ShownProduct.Sku(12, Map.of("n", "2"), 100, AT, AT)));
        given(viewProduct.handle(1)).willReturn(new ViewProduct.Page(product, Map.of(12L, 0L)));

        mvc.perform(get("/api/products/1"))
                .andExpect(status().isOk())
                .andExpect(jsonPath("$.skus[0].stock").hasJsonPath())
                .andExpect(jsonPath("$.skus[0].stock").isEmpty())
                .andExpect(jsonPath("$.skus[1].stock").value(0))
                .andExpect(jsonPath("$.publish_version").value(3))
                .andExpect(jsonPath("$.snapshot_id").value(9));
    }

    @Test
    void aProductThatIsOffSaleIsNotFoundInTheCallersLanguage() throws Exception {
        given(viewProduct.handle(any(Long.class))).willThrow(new GoodsflowException(ProductError.ITEM_NOT_FOUND));

        mvc.perform(get("/api/products/1").header("Accept-Language", "zh-CN"))
                .andExpect(status().isNotFound())
                .andExpect(jsonPath("$.code").value("product.not_found"))
                .andExpect(jsonPath("$.detail").value("商品不存在。"));
    }

    @TestConfiguration(proxyBeanMethods = false)
    static class Rules {

        @Bean
        AccessRules rules() {
            return new AccessRules().guest(HttpMethod.GET, "/api/products/**").guest(HttpMethod.GET, "/api/products");
        }
    }
}
