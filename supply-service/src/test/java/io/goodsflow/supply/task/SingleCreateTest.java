package io.goodsflow.supply.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.goodsflow.kit.test.TestTokens;
import io.goodsflow.product.contract.event.DraftReason;
import io.goodsflow.product.contract.event.DraftRejectedV1;
import io.goodsflow.supply.task.SupplyApi.Answer;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** One product, while its caller waits. */
class SingleCreateTest extends SingleCreateTestBase {
    @Test
    void aProductIsHandedInAtOnceAndItsTaskIsDoneWhenItIsPublished() {
        Answer answer = create(body(id, "Cup"), null);

        assertThat(answer.status()).isEqualTo(201);
        long task = answer.json().path("task_id").asLong();
        DraftPeer.Draft draft = PEERS.drafts.of(id);
        assertThat(answer.json().path("status").asString()).isEqualTo("SUBMITTED");
        assertThat(answer.json().path("receipt_id").asString()).startsWith("R");
        assertThat(answer.json().path("draft_id").asLong())
                .isEqualTo(draft.answer().draftId());
        assertThat(answer.json().path("item_id").asLong())
                .isEqualTo(draft.answer().itemId());
        assertThat(draft.request().source().name()).isEqualTo("OPERATOR");
        assertThat(draft.request().content().skus()).singleElement().satisfies(sku -> assertThat(sku.price())
                .isEqualTo(1990));
        assertThat(PEERS.stock.get(draft.answer().skus().get(0).skuId())).isEqualTo(5);
        awaitStatus(task, "DONE");
        assertThat(ops.task(task).path("success_count").asInt()).isEqualTo(1);
        assertThat(ops.task(task).path("total_count").asInt()).isEqualTo(1);
        assertThat(ops.task(task).path("task_type").asString()).isEqualTo("CREATE");
        assertThat(ops.rows(task).path(0).path("status").asString()).isEqualTo("PUBLISHED");
        assertThat(ops.rows(task).path(0).path("outer_id").asString()).isEqualTo(id);
    }

    @Test
    void aSkuWithoutAFigureStartsWithTheOneOfTheWhole() {
        create("""
                {"merchant_id":%d,"category":"Misc","title":"Two","outer_id":"%s","skus":[
                 {"specs":{"Color":"red"},"price":1,"stock":3},{"specs":{"Color":"blue"},"price":1}],
                 "inventory":{"mode":"QTY","init_quantity":8}}""".formatted(merchant, id), null);

        assertThat(PEERS.drafts.of(id).answer().skus())
                .extracting(sku -> PEERS.stock.get(sku.skuId()))
                .containsExactly(3L, 8L);
    }

    @Test
    void aMerchantCreatesForItselfOnly() {
        SupplyApi own = new SupplyApi(port, TestTokens.merchant(merchant));
        String unnamed = body(id, "Cup").replace("\"merchant_id\":" + merchant + ",", "");

        assertThat(own.write("POST", PATH, unnamed, null).status()).isEqualTo(201);
        assertThat(PEERS.drafts.of(id).request().merchantId()).isEqualTo(merchant);
        assertThat(PEERS.drafts.of(id).request().source().name()).isEqualTo("MERCHANT");
        String others = body(id, "Cup").replace("\"merchant_id\":" + merchant, "\"merchant_id\":" + (merchant + 1));
        assertThat(own.write("POST", PATH, others, null).status()).isEqualTo(404);
        assertThat(create(unnamed, null).code()).isEqualTo("supply.merchant_required");
    }

    @Test
    void whatProductServiceRefusesIsToldInTheNamesOfTheRequestAndTheTaskFails() {
        Answer answer = create(body(id, "Cup!"), null);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.code()).isEqualTo("request.invalid");
        assertThat(answer.json().path("errors").path(0).path("field").asString())
                .isEqualTo("title");
        assertThat(answer.json().path("errors").path(0).path("message").asString())
                .isEqualTo("title has a !");
        long task = answer.json().path("task_id").asLong();
        awaitStatus(task, "FAILED");
        assertThat(ops.rows(task).path(0).path("error_code").asString()).isEqualTo("request.invalid");
        assertThat(ops.task(task).path("error_file_url").isNull()).isTrue();
    }

    @Test
    void aProductThatIsThereAlreadyIsAConflictThatNamesIt() {
        awaitStatus(create(body(id, "Cup"), null).json().path("task_id").asLong(), "DONE");

        Answer again = create(body(id, "Cup"), null);

        assertThat(again.status()).isEqualTo(409);
        assertThat(again.code()).isEqualTo("product.duplicate_item");
        assertThat(again.json().path("item_id").asLong())
                .isEqualTo(PEERS.drafts.of(id).answer().itemId());
        awaitStatus(again.json().path("task_id").asLong(), "FAILED");
    }

    static Stream<Arguments> notSupported() {
        return Stream.of(
                Arguments.of("{\"mode\":\"SYS_GEN\"}", "inventory.mode"),
                Arguments.of("{\"mode\":\"EXT_POOL\"}", "inventory.mode"),
                Arguments.of("{\"voucher_rule\":{\"length\":8}}", "inventory.voucher_rule"),
                Arguments.of("{\"code_file\":\"codes.csv\"}", "inventory.code_file"));
    }

    @ParameterizedTest
    @MethodSource
    void notSupported(String inventory, String field) {
        Answer answer = create(body(id, "Cup").replace("\"skus\"", "\"inventory\":" + inventory + ",\"skus\""), null);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("errors").path(0).path("field").asString())
                .isEqualTo(field);
        assertThat(answer.json().path("errors").path(0).path("code").asString()).isEqualTo("field.not_supported");
        assertThat(PEERS.drafts.createCalls(id)).isZero();
    }

    static Stream<Arguments> malformed() {
        return Stream.of(
                Arguments.of("\"title\":\"Cup\"", "\"title\":\"\"", "title"),
                Arguments.of("\"title\":\"Cup\"", "\"title\":\"\\u200b\"", "title"),
                Arguments.of("\"title\":\"Cup\"", "\"title\":\"" + "🍵".repeat(129) + "\"", "title"),
                Arguments.of("\"price\":1990", "\"price\":100000001", "skus[0].price"),
                Arguments.of("\"price\":1990,", "", "skus[0].price"),
                Arguments.of("\"stock\":5", "\"stock\":-1", "skus[0].stock"),
                Arguments.of("\"price\":1990", "\"price\":19.9", "skus[0].price"),
                Arguments.of("\"price\":1990", "\"price\":1990,\"cost\":1", "skus[0].cost"));
    }

    @ParameterizedTest
    @MethodSource
    void malformed(String good, String bad, String field) {
        Answer answer = create(body(id, "Cup").replace(good, bad), null);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("errors").path(0).path("field").asString())
                .isEqualTo(field);
    }

    @Test
    void aTitleHas128CharactersAsPeopleCountThem() {
        assertThat(create(body(id, "🍵".repeat(128)), null).status()).isEqualTo(201);
    }

    @Test
    void theSameKeyAndContentIsTheFirstAnswerAndAnotherContentIsRefused() {
        String key = key();
        Answer first = create(body(id, "Cup"), key);

        assertThat(create(body(id, "Cup"), key).json()).isEqualTo(first.json());
        awaitStatus(first.json().path("task_id").asLong(), "DONE");
        Answer later = create(body(id, "Cup"), key);
        assertThat(later.status()).isEqualTo(201);
        assertThat(later.json()).isEqualTo(first.json());
        assertThat(create(body(id, "Mug"), key).status()).isEqualTo(422);
        assertThat(tasks()).isEqualTo(1);
        assertThat(PEERS.drafts.createCalls(id)).isEqualTo(1);
    }

    @Test
    void aRefusalIsNotRememberedSoThatTheCorrectedContentMayUseTheKey() {
        String key = key();
        assertThat(create(body(id, "Cup!"), key).status()).isEqualTo(400);

        assertThat(create(body(id, "Cup"), key).status()).isEqualTo(201);
        assertThat(create(body(id, "Cup!"), key).status()).isEqualTo(422);
    }

    @Test
    void anAnswerStaysTheFirstThoughTheReviewSaidNoMeanwhile() {
        PEERS.drafts.onSubmitted((draft, no) -> send(
                new DraftRejectedV1(
                        draft.answer().draftId(),
                        draft.answer().itemId(),
                        merchant,
                        no,
                        draft.request().operationId(),
                        "MACHINE",
                        List.of(new DraftReason("qc.banned_word", "title", "no"))),
                draft.answer().draftId(),
                no));
        String key = key();
        Answer first = create(body(id, "Cup"), key);
        awaitStatus(first.json().path("task_id").asLong(), "FAILED");

        Answer again = create(body(id, "Cup"), key);

        assertThat(again.status()).isEqualTo(201);
        assertThat(again.json()).isEqualTo(first.json());
        assertThat(tasks()).isEqualTo(1);
    }

    @Test
    void manyAtOnceWithOneKeyAreOneTask() {
        String key = key();
        List<CompletableFuture<Answer>> calls = IntStream.range(0, 8)
                .mapToObj(i -> CompletableFuture.supplyAsync(() -> create(body(id, "Cup"), key)))
                .toList();

        List<Answer> answers = calls.stream().map(CompletableFuture::join).toList();

        assertThat(answers).extracting(Answer::status).containsAnyOf(201).isSubsetOf(201, 202);
        assertThat(answers.stream()
                        .map(answer -> answer.json().path("task_id").asLong())
                        .distinct())
                .hasSize(1);
        assertThat(tasks()).isEqualTo(1);
        awaitStatus(answers.get(0).json().path("task_id").asLong(), "DONE");
        assertThat(PEERS.drafts.createCalls(id)).isEqualTo(1);
    }

    @Test
    void theRequestLogSaysWhatTheCallerWasTold() {
        String key = key();
        create(body(id, "Cup"), key);

        await().atMost(PATIENCE).until(() -> database.jdbc()
                .queryForObject(
                        "SELECT response_code FROM product_supply_request_log WHERE request_id = ?", String.class, key)
                .equals("SUBMITTED"));
    }

    private int tasks() {
        return Objects.requireNonNull(database.jdbc()
                .queryForObject(
                        "SELECT COUNT(*) FROM product_supply_task WHERE merchant_id = ?", Integer.class, merchant));
    }
}
