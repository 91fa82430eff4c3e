package io.goodsflow.kit.web.problem;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.web.RunningService;
import org.junit.jupiter.api.Test;

class ProblemTest extends RunningService {

    @Test
    void aRefusalCarriesEveryMemberOfAProblem() {
        Answer answer = get("/api/open/fail/conflict");
        System.out.println(answer.response().headers().map() + answer.response().body());
        assertThat(answer.status()).isEqualTo(409);
        System.out.println(get("/api/open/things/x").response().body());
        System.out.println(get("/api/open/things/7").response().body());
        System.out.println(get("/api/open/things/7?page_size=0").response().body());
        System.out.println(get("/api/open/search").response().body());
        System.out.println(get("/forgotten").response().body());
        System.out.println(get("/api/open/fail/x").response().body());
        System.out.println(post("/api/open/things", "{}").response().body());
        System.out.println(post("/api/open/things", "{\"outer_id\":\"a\",\"price\":1.0}")
                .response()
                .body());
        System.out.println(
                post("/api/open/things", "{\"outer_id\":\"a\",\"price\":1,\"made_at\":\"2026-07-01T08:00:00+08:00\"}")
                        .response()
                        .body());
        System.out.println(post("/api/open/things", "{\"outer_id\":7,\"price\":1}")
                .response()
                .body());
        System.out.println(post(
                        "/api/open/things",
                        "{\"outer_id\":\"7\",\"price\":1,\"sub_parts\":[{\"part_name\":\"\",\"count\":0}],\"free_attributes\":{\"Big Key\":\"12345\"}}",
                        "Accept-Language",
                        "zh-CN")
                .response()
                .body());
        System.out.println(post(
                        "/api/open/things",
                        "{\"outer_id\":\"7\",\"price\":1,\"sub_parts\":[{\"part_name\":\"x\",\"count\":1,\"boo\":1}]}")
                .response()
                .body());
        System.out.println(post("/api/open/things", "{\"outer_id\":\"7\",\"price\":1,\"strict\":{\"value\":-1}}")
                .response()
                .body());
    }
}
