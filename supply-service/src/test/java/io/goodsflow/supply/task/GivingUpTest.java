package io.goodsflow.supply.task;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.contract.event.DraftEndedV1;
import io.goodsflow.product.contract.event.DraftReason;
import io.goodsflow.product.contract.event.DraftReturnedV1;
import io.goodsflow.supply.task.SupplyApi.Answer;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A row that fails leaves no open draft behind, and takes none from whoever came after it. */
class GivingUpTest extends SupplyTest {
    private static final int ALWAYS = 1_000_000;
    private final String id = SheetFile.id();
    private final String key = UUID.randomUUID().toString();

    @Test
    void aProductWhoseStockIsRefusedLeavesNoDraftAndItsCallerIsToldWhy() {
        PEERS.trouble("stock:" + id, Trouble.REFUSED, 1);

        Answer answer = create("Cup", null);

        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.code()).isEqualTo("supply.inventory_failed");
        assertThat(PEERS.drafts.of(id).abandons()).hasValue(1);
        awaitStatus(taskOf(answer), "FAILED");
        assertThat(create("Cup", null).status()).isEqualTo(201);
    }

    @Test
    void aProductThatCannotBeHandedInLeavesNoDraftAndItsCallerIsToldTheOtherServicesWords() {
        PEERS.trouble("submit:" + id, Trouble.REFUSED, 1);

        Answer answer = create("Cup", null);

        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.code()).isEqualTo("product.not_publishable");
        assertThat(answer.json().path("why").asString()).isEqualTo("so");
        assertThat(PEERS.drafts.of(id).abandons()).hasValue(1);
        awaitStatus(taskOf(answer), "FAILED");
        assertThat(rowOf(answer, "error_code")).isEqualTo("product.not_publishable");
    }

    @Test
    void aRowOfASheetWhoseStockIsRefusedLeavesNoDraftAndTheCorrectedSheetWorks() {
        PEERS.trouble("stock:" + id, Trouble.REFUSED, 1);
        byte[] sheet = new SheetFile().product(id, "Cup", "5").bytes();

        long task = ops.imports(sheet, merchant);

        awaitStatus(task, "FAILED");
        assertThat(ops.rows(task).path(0).path("error_code").asString()).isEqualTo("supply.inventory_failed");
        assertThat(PEERS.drafts.of(id).abandons()).hasValue(1);
        awaitStatus(ops.imports(sheet, merchant), "DONE");
    }

    @Test
    void aDraftThatCannotBeGivenUpAtOnceIsGivenUpLaterAndTheFirstRefusalStays() {
        PEERS.trouble("stock:" + id, Trouble.REFUSED, 1);
        PEERS.trouble("abandon:" + id, Trouble.DOWN, ALWAYS);

        Answer answer = create("Cup", key);

        assertThat(answer.code()).isEqualTo("supply.inventory_failed");
        assertThat(ops.status(taskOf(answer))).isEqualTo("PROCESSING");
        Answer again = create("Cup", key);
        assertThat(again.code()).isEqualTo("supply.inventory_failed");
        assertThat(taskOf(again)).isEqualTo(taskOf(answer));
        assertThat(create("Mug", key).code()).isEqualTo("request.in_progress");
        PEERS.trouble("abandon:" + id, Trouble.NONE, 0);
        awaitStatus(taskOf(answer), "FAILED");
        assertThat(rowOf(answer, "error_code")).isEqualTo("supply.inventory_failed");
        assertThat(PEERS.drafts.of(id).abandons()).hasValue(1);
        assertThat(create("Mug", key).status()).isEqualTo(201);
    }

    @Test
    void aDraftThatAnotherOperationTookUpIsLeftToIt() {
        PEERS.trouble("stock:" + id, Trouble.REFUSED, 1);
        PEERS.trouble("abandon:" + id, Trouble.DOWN, ALWAYS);
        Answer answer = create("Cup", null);

        PEERS.drafts.takeOver(PEERS.drafts.of(id));
        PEERS.trouble("abandon:" + id, Trouble.NONE, 0);

        awaitStatus(taskOf(answer), "FAILED");
        assertThat(rowOf(answer, "error_code")).isEqualTo("supply.inventory_failed");
        assertThat(PEERS.drafts.of(id).abandons()).hasValue(0);
    }

    @Test
    void aRowWhoseDraftWentOnToANewerOneDeclaresNoStockAnyMore() {
        PEERS.trouble("stock:" + id, Trouble.DOWN, ALWAYS);
        Answer answer = create("Cup", null);
        assertThat(answer.status()).isEqualTo(202);

        PEERS.drafts.takeOver(PEERS.drafts.of(id));
        PEERS.trouble("stock:" + id, Trouble.NONE, 0);

        awaitStatus(taskOf(answer), "FAILED");
        assertThat(rowOf(answer, "error_code")).isEqualTo("product.draft_not_editable");
        assertThat(PEERS.drafts.of(id).answer().skus()).noneMatch(sku -> PEERS.stock.knows(sku.skuId()));
    }

    @Test
    void aDraftThatHadToGiveWayBeforeItWasHandedInIsAFailureForItsCallerToo() {
        PEERS.trouble("stock:" + id, Trouble.DOWN, ALWAYS);
        Answer answer = create("Cup", key);
        assertThat(answer.status()).isEqualTo(202);

        ends(PEERS.drafts.of(id), 0, "ABANDONED", "draft.superseded");
        awaitStatus(taskOf(answer), "FAILED");

        Answer again = create("Cup", key);
        assertThat(again.status()).isEqualTo(409);
        assertThat(again.code()).isEqualTo("supply.draft_ended");
        assertThat(again.json().path("task_id")).isEqualTo(answer.json().path("task_id"));
        assertThat(PEERS.drafts.createCalls(id)).isEqualTo(1);
    }

    @Test
    void anOperationThatEndedBeforeItsDraftWasKnownIsAFailureForItsCallerToo() {
        PEERS.trouble(id, Trouble.ANSWER_LOST, 1);
        PEERS.trouble("stock:" + id, Trouble.DOWN, ALWAYS);
        Answer answer = create("Cup", key);
        assertThat(answer.status()).isEqualTo(202);

        ends(PEERS.drafts.of(id), 0, "ABANDONED", "draft.superseded");
        awaitStatus(taskOf(answer), "FAILED");

        assertThat(create("Cup", key).code()).isEqualTo("supply.draft_ended");
    }

    @Test
    void aDraftThatEndedInReviewLeavesTheAnswerAsItWas() {
        PEERS.drafts.onSubmitted((draft, no) -> {});
        Answer answer = create("Cup", key);
        assertThat(answer.status()).isEqualTo(201);

        ends(PEERS.drafts.of(id), 1, "WITHDRAWN", "draft.withdrawn");
        awaitStatus(taskOf(answer), "FAILED");

        Answer again = create("Cup", key);
        assertThat(again.status()).isEqualTo(201);
        assertThat(again.json()).isEqualTo(answer.json());
    }

    @Test
    void aDraftThatCameBackForAnotherReasonThanANewerVersionIsGivenUpAtOnce() {
        PEERS.drafts.onSubmitted((draft, no) -> send(
                new DraftReturnedV1(
                        draft.answer().draftId(),
                        draft.answer().itemId(),
                        merchant,
                        no,
                        draft.request().operationId(),
                        0,
                        List.of(new DraftReason("template.required", "attributes.Size", "Size is missing"))),
                draft.answer().draftId(),
                no));

        long task = ops.imports(new SheetFile().product(id, "Cup", "5").bytes(), merchant);

        awaitStatus(task, "FAILED");
        assertThat(PEERS.drafts.of(id).submissions()).hasValue(1);
        assertThat(PEERS.drafts.of(id).abandons()).hasValue(1);
        assertThat(ops.rows(task).path(0).path("error_code").asString()).isEqualTo("supply.draft_returned");
        assertThat(ops.rows(task).path(0).path("error_message").asString())
                .isEqualTo("template.required (attributes.Size): Size is missing");
    }

    private void ends(DraftPeer.Draft draft, int submissionNo, String status, String reason) {
        send(
                new DraftEndedV1(
                        draft.answer().draftId(),
                        draft.answer().itemId(),
                        merchant,
                        submissionNo,
                        draft.request().operationId(),
                        status,
                        List.of(new DraftReason(reason, null, "it is over"))),
                draft.answer().draftId(),
                submissionNo);
    }

    private static long taskOf(Answer answer) {
        return answer.json().path("task_id").asLong();
    }

    private String rowOf(Answer answer, String member) {
        return ops.rows(taskOf(answer)).path(0).path(member).asString();
    }

    private Answer create(String title, @Nullable String idempotencyKey) {
        return ops.write("POST", "/api/admin/supply/products", """
                {"merchant_id":%d,"category":"Misc","title":"%s","outer_id":"%s",\
                "skus":[{"sku_code":"C-1","specs":{"Color":"red"},"price":1990,"stock":5}]}""".formatted(merchant, title, id), idempotencyKey);
    }
}
