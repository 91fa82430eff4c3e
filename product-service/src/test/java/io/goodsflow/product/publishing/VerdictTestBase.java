package io.goodsflow.product.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kernel.EventEnvelope;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.test.OutboxAssert;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.Submission;
import io.goodsflow.product.publishing.application.ReceiveVerdict;
import io.goodsflow.product.publishing.domain.VerdictOutcome;
import io.goodsflow.qc.contract.event.VerdictGivenV1;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Gives verdicts on drafts and looks at what they led to. */
@ProductServiceTest
abstract class VerdictTestBase {

    static final JsonMapper JSON = JsonMapper.builder().build();

    @Autowired
    Workshop workshop;

    @Autowired
    ReceiveVerdict receiveVerdict;

    @Autowired
    Events events;

    @Autowired
    JdbcTemplate jdbc;

    @Autowired
    DataSource dataSource;

    long category;

    @BeforeEach
    void aCategory() {
        category = workshop.newCategory();
    }

    VerdictOutcome pass(Draft draft) {
        return receive(verdict(draft, "PASS"));
    }

    VerdictOutcome reject(Draft draft) {
        return receive(verdict(draft, "REJECT"));
    }

    VerdictOutcome receive(VerdictGivenV1 verdict) {
        return receiveVerdict.handle(envelope(verdict));
    }

    EventEnvelope<VerdictGivenV1> envelope(VerdictGivenV1 verdict) {
        return new EventEnvelope<>(
                Workshop.unique("event"),
                "qc.verdict-given",
                1,
                Long.toString(verdict.draftId()),
                verdict.submissionNo(),
                OffsetDateTime.now(ZoneOffset.UTC),
                null,
                verdict);
    }

    static VerdictGivenV1 verdict(Draft draft, String result) {
        return verdict(draft, result, submission -> submission);
    }

    /** A verdict on something else than what is locked. */
    static VerdictGivenV1 verdict(Draft draft, String result, UnaryOperator<Submission> change) {
        Submission on = change.apply(draft.submission());
        boolean rejects = result.equals("REJECT");
        return new VerdictGivenV1(
                Workshop.newId(),
                draft.draftId(),
                draft.itemId(),
                draft.merchantId(),
                on.no(),
                on.publishVersion(),
                on.snapshotId(),
                on.contentHash(),
                draft.origin().operationId(),
                result,
                "MACHINE",
                rejects ? List.of("title.banned_word") : List.of(),
                rejects ? List.of(new VerdictGivenV1.Reason("title.banned_word", "title", "not this word")) : List.of(),
                7);
    }

    Draft now(Draft draft) {
        return workshop.draft(draft.draftId());
    }

    Map<String, Object> item(long itemId) {
        return jdbc.queryForMap("SELECT * FROM product_item_tab WHERE item_id = ?", itemId);
    }

    long count(String table, String column, long id) {
        Long rows = jdbc.queryForObject("SELECT COUNT(*) FROM " + table + " WHERE " + column + " = ?", Long.class, id);
        assertThat(rows).isNotNull();
        return rows;
    }

    /** What the verdicts table says the draft's only verdict led to. */
    String outcome(Draft draft) {
        return jdbc.queryForObject(
                "SELECT outcome FROM draft_verdict WHERE draft_id = ?", String.class, draft.draftId());
    }

    List<String> history(Draft draft) {
        return jdbc.queryForList(
                "SELECT action FROM product_edit_history_log WHERE draft_id = ? ORDER BY history_id",
                String.class,
                draft.draftId());
    }

    OutboxAssert outboxOf(long key) {
        return OutboxAssert.assertThatOutbox(dataSource).ofKey(Long.toString(key));
    }

    JsonNode event(long key, String type) {
        List<OutboxAssert.Event> found = OutboxAssert.events(dataSource).stream()
                .filter(event ->
                        event.key().equals(Long.toString(key)) && event.type().equals(type))
                .toList();
        assertThat(found).as("%s of %s", type, key).hasSize(1);
        return JSON.readTree(found.get(0).body());
    }

    /** Nothing of the item is there, and its key is not that of a published product. */
    void assertNeverPublished(Draft draft) {
        assertThat(count("product_item_tab", "item_id", draft.itemId())).isZero();
        assertThat(count("product_sku_tab", "item_id", draft.itemId())).isZero();
        assertThat(count("item_snapshot", "item_id", draft.itemId())).isZero();
        assertThat(jdbc.queryForObject(
                        "SELECT published FROM product_identity WHERE item_id = ?", Boolean.class, draft.itemId()))
                .isFalse();
        outboxOf(draft.itemId()).isEmpty();
    }
}
