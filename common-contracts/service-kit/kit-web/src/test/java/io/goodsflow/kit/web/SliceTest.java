package io.goodsflow.kit.web;

import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import io.goodsflow.kit.web.testapp.TestApplication;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.webmvc.test.autoconfigure.WebMvcTest;
import org.springframework.http.MediaType;
import org.springframework.test.context.ContextConfiguration;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.web.servlet.MockMvc;

/** A service's web slice behaves at its edge as the whole service does. */
@WebMvcTest
@ContextConfiguration(classes = TestApplication.class)
class SliceTest {

    @Autowired
    private MockMvc mvc;

    @DynamicPropertySource
    static void key(DynamicPropertyRegistry registry) {
        registry.add("goodsflow.security.public-key", Tokens::publicKey);
    }

    @Test
    void aSliceHasProblemsRulesAndStrictJson() throws Exception {
        mvc.perform(get("/api/open/fail/conflict"))
                .andExpect(status().isConflict())
                .andExpect(jsonPath("$.code").value("request.conflict"))
                .andExpect(jsonPath("$.trace_id").isString());
        mvc.perform(get("/api/admin/me")).andExpect(status().isUnauthorized());
        mvc.perform(get("/api/admin/me").header("Authorization", "Bearer " + Tokens.merchant(1001)))
                .andExpect(status().isOk())
                .andExpect(jsonPath("$.merchant_id").value(1001));
        mvc.perform(post("/api/open/things")
                        .contentType(MediaType.APPLICATION_JSON)
                        .content("{\"outer_id\":\"a\",\"price\":1,\"unknown\":1}"))
                .andExpect(status().isBadRequest())
                .andExpect(jsonPath("$.code").value("request.unknown_field"));
    }
}
