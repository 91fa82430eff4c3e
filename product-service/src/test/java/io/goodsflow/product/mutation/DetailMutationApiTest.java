package io.goodsflow.product.mutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.goodsflow.kit.feign.RemoteRefusedException;
import io.goodsflow.product.Callers;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.contract.api.BeginDetailMutationRequest;
import io.goodsflow.product.contract.api.DetailMutation;
import io.goodsflow.product.contract.api.DetailMutationApi;
import io.goodsflow.product.fence.application.FencedTexts;
import io.goodsflow.product.fence.domain.Subject;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.cloud.openfeign.FeignClientBuilder;
import org.springframework.context.ApplicationContext;
import org.springframework.http.MediaType;

/** The fence as another service raises it around a transaction of its own. */
@ProductServiceTest
class DetailMutationApiTest {

    @Autowired
    Products products;

    @Autowired
    FencedTexts texts;

    @Autowired
    private ApplicationContext context;

    @LocalServerPort
    private int port;

    private DetailMutationApi mutations;
    private long first;
    private long second;

    @BeforeEach
    void twoProducts() {
        mutations = new FeignClientBuilder(context)
                .forType(DetailMutationApi.class, "mutations")
                .url("http://127.0.0.1:" + port)
                .build();
        first = products.published(Products.newMerchant(), products.content()).itemId();
        second = products.published(Products.newMerchant(), products.content()).itemId();
    }

    @Test
    void theFencesOfAllItemsStandUntilTheTransactionEnds() {
        BeginDetailMutationRequest request = request(first, second, first);

        DetailMutation begun = mutations.begin(request);

        assertThat(begun.itemIds()).containsExactly(first, second);
        assertThat(fenced(first)).isTrue();
        assertThat(fenced(second)).isTrue();
        assertThat(mutations.begin(request)).as("a repeat").isEqualTo(begun);
        mutations.finish(begun);
        mutations.finish(begun);
        assertThat(fenced(first)).isFalse();
        assertThat(fenced(second)).isFalse();
    }

    @Test
    void nobodyLiftsAnothersFence() {
        DetailMutation one = mutations.begin(request(first));
        DetailMutation other = mutations.begin(request(first));

        mutations.finish(one);

        assertThat(fenced(first)).isTrue();
        mutations.finish(other);
        assertThat(fenced(first)).isFalse();
    }

    @Test
    void whatWasNeverPublishedHasNoFence() {
        long inReview =
                products.submitted(Products.newMerchant(), products.content()).itemId();

        for (long id : List.of(inReview, Workshop.newId())) {
            RemoteRefusedException refusal =
                    catchThrowableOfType(RemoteRefusedException.class, () -> mutations.begin(request(first, id)));
            assertThat(refusal.status()).isEqualTo(404);
            assertThat(refusal.code()).isEqualTo("product.not_found");
            assertThat(texts.standing(Subject.detail(id)).generation()).isNull();
        }
        assertThat(fenced(first)).isFalse();
    }

    @Test
    void whatWasNeverPublishedIsLeftNoTraceByAnEndEither() {
        long never = Workshop.newId();

        mutations.finish(new DetailMutation(Workshop.unique("order") + ".60000", List.of(never)));

        assertThat(texts.standing(Subject.detail(never)).generation()).isNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"mutation_id\": \"short\", \"item_ids\": [1], \"limit_seconds\": 1}",
                "{\"mutation_id\": \"with a space\", \"item_ids\": [1], \"limit_seconds\": 1}",
                "{\"mutation_id\": \"long-enough\", \"item_ids\": [], \"limit_seconds\": 1}",
                "{\"mutation_id\": \"long-enough\", \"item_ids\": [0], \"limit_seconds\": 1}",
                "{\"mutation_id\": \"long-enough\", \"item_ids\": [1], \"limit_seconds\": 0}",
                "{\"mutation_id\": \"long-enough\", \"item_ids\": [1], \"limit_seconds\": 1501}"
            })
    void aBadRequestIsRefused(String body) {
        Callers.as(port, "SERVICE")
                .post()
                .uri("/internal/product/detail-mutations")
                .contentType(MediaType.APPLICATION_JSON)
                .body(body)
                .exchange()
                .expectStatus()
                .isBadRequest();
    }

    private static BeginDetailMutationRequest request(Long... items) {
        return new BeginDetailMutationRequest(Workshop.unique("order"), List.of(items), 60);
    }

    private boolean fenced(long item) {
        return texts.standing(Subject.detail(item)).fenced();
    }
}
