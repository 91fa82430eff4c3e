package io.goodsflow.supply.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.goodsflow.product.contract.api.PublishStateAnswer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows in review whose event is lost. */
class FollowUpTest extends SupplyTest {
    private final String id = SheetFile.id();

    @Test
    void aPublishedProductIsFoundOut() {
        PEERS.drafts.onSubmitted((draft, no) -> PEERS.states.say(draft, "PUBLISHED", "PUBLISHED"));

        long task = imported();

        awaitStatus(task, "DONE");
        assertThat(ops.task(task).path("success_count").asInt()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "FAILED,REJECTED,qc.banned_word,supply.review_rejected",
        "FAILED,EDITING,product.duplicate_item,supply.draft_returned",
        "WITHDRAWN,WITHDRAWN,draft.withdrawn,supply.draft_ended",
        "WITHDRAWN,ABANDONED,draft.superseded,supply.draft_ended"
    })
    void whatFailedIsFoundOutWithItsReasons(String state, String status, String reason, String code) {
        PEERS.drafts.onSubmitted((draft, no) ->
                PEERS.states.say(draft, state, status, new PublishStateAnswer.Reason(reason, "title", "so it is")));

        long task = imported();

        awaitStatus(task, "FAILED");
        assertThat(ops.rows(task).path(0).path("error_code").asString()).isEqualTo(code);
        assertThat(ops.rows(task).path(0).path("error_message").asString()).isEqualTo(reason + " (title): so it is");
        assertThat(PEERS.drafts.of(id).abandons()).hasValue(status.equals("EDITING") ? 1 : 0);
    }

    @Test
    void aDraftThatCameBackBecauseTheItemMovedOnIsHandedInAgain() {
        PEERS.drafts.onSubmitted((draft, no) -> {
            if (no == 1) {
                PEERS.states.say(
                        draft, "FAILED", "EDITING", new PublishStateAnswer.Reason("version.moved_on", null, "changed"));
            } else {
                PEERS.states.say(draft, "PUBLISHED", "PUBLISHED");
            }
        });

        awaitStatus(imported(), "DONE");

        assertThat(PEERS.drafts.of(id).submissions()).hasValue(2);
    }

    @Test
    void aDraftThatIsGoneFailsItsRow() {
        PEERS.drafts.onSubmitted((draft, no) -> PEERS.states.forget(draft));

        long task = imported();

        awaitStatus(task, "FAILED");
        assertThat(ops.rows(task).path(0).path("error_code").asString()).isEqualTo("supply.draft_lost");
    }

    @Test
    void whatIsInReviewStillIsAskedForAgainAndWaitsOn() {
        PEERS.drafts.onSubmitted((draft, no) -> {});
        long task = imported();
        await().atMost(PATIENCE)
                .until(() -> ops.rows(task).path(0).path("status").asString().equals("SUBMITTED"));

        await().atMost(PATIENCE).until(() -> PEERS.states.calls(PEERS.drafts.of(id)) >= 2);

        assertThat(ops.rows(task).path(0).path("status").asString()).isEqualTo("SUBMITTED");
        publish(PEERS.drafts.of(id), 1);
        awaitStatus(task, "DONE");
    }

    private long imported() {
        return ops.imports(new SheetFile().product(id, "Silent", "5").bytes(), merchant);
    }
}
