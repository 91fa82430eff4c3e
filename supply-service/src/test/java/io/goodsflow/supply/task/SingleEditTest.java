package io.goodsflow.supply.task;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.test.TestTokens;
import io.goodsflow.product.contract.api.DraftPatch;
import io.goodsflow.product.contract.api.UpdateDraftRequest;
import io.goodsflow.product.contract.event.DraftReason;
import io.goodsflow.product.contract.event.DraftReturnedV1;
import io.goodsflow.supply.task.SupplyApi.Answer;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A change of one published product, while its caller waits. */
class SingleEditTest extends SupplyTest {
    private ItemPeer.Item item;

    @BeforeEach
    void published() {
        item = PEERS.items.add(merchant, 3);
    }

    @Test
    void aChangeIsHandedInAtOnceAndItsTaskIsDoneWhenItIsPublished() {
        Answer answer = edit("\"title\":\"New\"");

        assertThat(answer.status()).isEqualTo(200);
        JsonNode told = answer.json();
        DraftPeer.Draft draft = Objects.requireNonNull(PEERS.items.draft(item));
        assertThat(told.path("status").asString()).isEqualTo("SUBMITTED");
        assertThat(told.path("item_id").asLong()).isEqualTo(item.id());
        assertThat(told.path("draft_id").asLong()).isEqualTo(draft.answer().draftId());
        assertThat(told.path("publish_version").asLong()).isEqualTo(3);
        assertThat(told.path("fields").path(0).path("field").asString()).isEqualTo("title");
        assertThat(told.path("fields").path(0).path("outcome").asString()).isEqualTo("applied");
        UpdateDraftRequest asked = item.updates().get(0);
        assertThat(asked.basePublishVersion()).isEqualTo(3);
        assertThat(asked.patch()).isEqualTo(patchOf("New", null, null));
        long task = told.path("task_id").asLong();
        awaitStatus(task, "DONE");
        assertThat(ops.task(task).path("task_type").asString()).isEqualTo("EDIT");
        assertThat(ops.task(task).path("success_count").asInt()).isEqualTo(1);
        assertThat(ops.rows(task).path(0).path("item_id").asLong()).isEqualTo(item.id());
    }

    @Test
    void aChangeOfNothingIsSkippedAndItsTaskIsDone() {
        Answer answer = edit("\"title\":\"" + ItemPeer.TITLE + "\"");

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.json().path("status").asString()).isEqualTo("NO_OP");
        assertThat(answer.json().path("draft_id").isNull()).isTrue();
        assertThat(answer.json().path("publish_version").asLong()).isEqualTo(3);
        assertThat(answer.json().path("fields").path(0).path("outcome").asString())
                .isEqualTo("unchanged");
        long task = answer.json().path("task_id").asLong();
        awaitStatus(task, "DONE");
        assertThat(ops.task(task).path("skipped_count").asInt()).isEqualTo(1);
        assertThat(ops.rows(task).path(0).path("status").asString()).isEqualTo("SKIPPED");
    }

    @Test
    void aVersionConflictIsToldWithBothValuesAndThePresentVersion() {
        PEERS.items.put(item.with(5, 4, false));

        Answer answer = edit("\"title\":\"New\"");

        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.code()).isEqualTo("product.version_conflict");
        assertThat(answer.json().path("publish_version").asLong()).isEqualTo(5);
        JsonNode conflict = answer.json().path("conflicts").path(0);
        assertThat(conflict.path("field").asString()).isEqualTo("title");
        assertThat(conflict.path("yours").asString()).isEqualTo("New");
        assertThat(conflict.path("current").asString()).isEqualTo(ItemPeer.TITLE);
        awaitStatus(answer.json().path("task_id").asLong(), "FAILED");
    }

    @Test
    void aDraftInTheWayIsNamedWithItsOwner() {
        PEERS.items.put(item.with(3, 1, true));

        Answer answer = edit("\"title\":\"New\"");

        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.code()).isEqualTo("product.draft_occupied");
        assertThat(answer.json().path("draft_id").asLong()).isEqualTo(7);
        assertThat(answer.json().path("owner").asString()).isEqualTo("OPERATOR");
    }

    @Test
    void whatProductServiceRefusesIsToldInTheNamesOfTheRequest() {
        Answer answer = edit("\"title\":\"New!\"");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("errors").path(0).path("field").asString())
                .isEqualTo("title");
    }

    @Test
    void anotherMerchantsItemIsNotThere() {
        SupplyApi other = new SupplyApi(port, TestTokens.merchant(merchant + 1));

        assertThat(edit(other, item.id(), "\"title\":\"New\"", null).status()).isEqualTo(404);
        assertThat(edit(other, item.id(), "\"merchant_id\":" + merchant + ",\"title\":\"New\"", null)
                        .status())
                .isEqualTo(404);
        assertThat(edit(ops, PEERS.nextId(), "\"title\":\"New\"", null).code()).isEqualTo("product.not_found");
        assertThat(item.updates()).isEmpty();
    }

    @Test
    void aMerchantChangesItsOwnAsAMerchant() {
        SupplyApi own = new SupplyApi(port, TestTokens.merchant(merchant));

        assertThat(edit(own, item.id(), "\"title\":\"New\"", null).status()).isEqualTo(200);
        assertThat(item.updates().get(0).source().name()).isEqualTo("MERCHANT");
    }

    @Test
    void aNewSkuHasItsStockDeclaredBeforeTheSubmissionAndAnOldOneKeepsWhatItHas() {
        PEERS.stock.put(item.skuId(), 77);
        long[] declared = {-1};
        PEERS.drafts.onSubmitted((draft, no) -> {
            declared[0] = draft.answer().skus().stream()
                    .filter(sku -> PEERS.stock.knows(sku.skuId()))
                    .count();
            publish(draft, no);
        });

        Answer answer = edit("""
                "new_skus":[{"sku_code":"N-1","specs":{"Color":"blue"},"price":5,"stock":9},
                            {"specs":{"Color":"green"},"price":5},
                            {"sku_code":"OLD","specs":{"Color":"red"},"price":5}]""");

        assertThat(answer.status()).isEqualTo(200);
        DraftPeer.Draft draft = Objects.requireNonNull(PEERS.items.draft(item));
        Map<Map<String, String>, Long> stock = new java.util.HashMap<>();
        draft.answer().skus().subList(0, 3).forEach(sku -> stock.put(sku.specs(), PEERS.stock.get(sku.skuId())));
        assertThat(stock)
                .isEqualTo(
                        Map.of(Map.of("Color", "red"), 77L, Map.of("Color", "blue"), 9L, Map.of("Color", "green"), 0L));
        assertThat(declared[0]).isEqualTo(3);
        awaitStatus(answer.json().path("task_id").asLong(), "DONE");
    }

    @Test
    void aLostAnswerIsNotKnownYetAndHealsByTheRequestId() {
        PEERS.trouble(item.trouble(), Trouble.ANSWER_LOST, 1);

        Answer answer = edit("\"title\":\"New\"");

        assertThat(answer.status()).isEqualTo(202);
        assertThat(answer.json().path("status").asString()).isEqualTo("PROCESSING");
        awaitStatus(answer.json().path("task_id").asLong(), "DONE");
        assertThat(item.calls()).hasValue(1);
        assertThat(item.updates()).hasSize(1);
    }

    @Test
    void theSameKeyIsTheFirstAnswerAndTheAnswerOfAHealedOneIsWhatBecameOfIt() {
        String key = UUID.randomUUID().toString();
        PEERS.trouble(item.trouble(), Trouble.ANSWER_LOST, 1);
        Answer first = edit(ops, item.id(), "\"title\":\"New\"", key);
        awaitStatus(first.json().path("task_id").asLong(), "DONE");

        Answer again = edit(ops, item.id(), "\"title\":\"New\"", key);

        assertThat(first.status()).isEqualTo(202);
        assertThat(again.status()).isEqualTo(200);
        assertThat(again.json().path("task_id")).isEqualTo(first.json().path("task_id"));
        assertThat(edit(ops, item.id(), "\"title\":\"Other\"", key).status()).isEqualTo(422);
        assertThat(item.updates()).hasSize(1);
    }

    @Test
    void aDraftThatCameBackIsChangedAnewFromTheSameBaseUnderARequestOfItsOwn() {
        PEERS.drafts.onSubmitted((draft, no) -> {
            if (no > 1) {
                publish(draft, no);
            } else {
                comesBack(draft, no);
            }
        });

        Answer answer = edit("\"title\":\"New\"");

        assertThat(answer.status()).isEqualTo(200);
        awaitStatus(answer.json().path("task_id").asLong(), "DONE");
        assertThat(item.updates()).hasSize(2).allMatch(asked -> Objects.equals(asked.basePublishVersion(), 3L));
        assertThat(item.updates().stream().map(UpdateDraftRequest::requestId).distinct())
                .hasSize(2);
    }

    @Test
    void aDraftThatAlwaysComesBackIsAbandonedAfterTheThirdTime() {
        PEERS.drafts.onSubmitted(this::comesBack);

        long task = edit("\"title\":\"New\"").json().path("task_id").asLong();

        awaitStatus(task, "FAILED");
        assertThat(item.updates()).hasSize(4);
        assertThat(Objects.requireNonNull(PEERS.items.draft(item)).abandons()).hasValue(1);
        assertThat(ops.rows(task).path(0).path("error_code").asString()).isEqualTo("supply.draft_returned");
    }

    @Test
    void aChangeThatCameBackToAConflictFailsWithIt() {
        PEERS.drafts.onSubmitted((draft, no) -> {
            PEERS.items.put(item.with(4, 4, false));
            comesBack(draft, no);
        });

        long task = edit("\"title\":\"New\"").json().path("task_id").asLong();

        awaitStatus(task, "FAILED");
        assertThat(ops.rows(task).path(0).path("error_code").asString()).isEqualTo("product.version_conflict");
        assertThat(Objects.requireNonNull(PEERS.items.draft(item)).abandons()).hasValue(1);
    }

    @Test
    void aSpecThatIsNullIsPassedOnToBeTakenAway() {
        edit("\"skus\":{\"" + item.skuId() + "\":{\"specs\":{\"Color\":null,\"Size\":\"L\"}}}");

        Map<Long, DraftPatch.@Nullable Sku> asked =
                Objects.requireNonNull(item.updates().get(0).patch().skus());
        assertThat(Objects.requireNonNull(asked.get(item.skuId())).specs())
                .hasSize(2)
                .containsEntry("Color", null)
                .containsEntry("Size", "L");
    }

    @Test
    void theBaseMustBeNamedAndUnknownFieldsAreRefusedAtEveryDepth() {
        assertThat(ops.write("PATCH", path(item.id()), "{\"title\":\"New\"}", null)
                        .status())
                .isEqualTo(400);
        for (String unknown : List.of(
                "\"sale_state\":\"ONLINE\"",
                "\"skus\":{\"field_of_nobody\":1}",
                "\"skus\":{\"5\":{\"field_of_nobody\":1}}",
                "\"new_skus\":[{\"price\":1,\"field_of_nobody\":1}]")) {
            assertThat(edit(unknown).code()).as(unknown).isEqualTo("request.unknown_field");
        }
        assertThat(item.calls()).hasValue(0);
    }

    @Test
    void changesOneAfterTheOtherAreTasksOfTheirOwn() {
        List<Answer> answers = IntStream.range(0, 3)
                .mapToObj(i -> edit("\"title\":\"" + ItemPeer.TITLE + "\""))
                .toList();

        assertThat(answers.stream()
                        .map(answer -> answer.json().path("task_id").asLong())
                        .distinct())
                .hasSize(3);
    }

    private static DraftPatch patchOf(
            @Nullable String title, @Nullable String brand, @Nullable Map<String, @Nullable String> attributes) {
        return new DraftPatch(null, title, null, brand, null, null, attributes, null, null, java.util.Set.of());
    }

    private void comesBack(DraftPeer.Draft draft, int submissionNo) {
        send(
                new DraftReturnedV1(
                        draft.answer().draftId(),
                        draft.answer().itemId(),
                        merchant,
                        submissionNo,
                        draft.request().operationId(),
                        4,
                        List.of(new DraftReason("version.moved_on", null, "moved on"))),
                draft.answer().draftId(),
                submissionNo);
    }

    private Answer edit(String members) {
        return edit(ops, item.id(), members, null);
    }

    private static Answer edit(SupplyApi api, long itemId, String members, @Nullable String key) {
        return api.write("PATCH", path(itemId), "{\"base_publish_version\":3," + members + "}", key);
    }

    private static String path(long itemId) {
        return "/api/admin/supply/products/" + itemId;
    }
}
