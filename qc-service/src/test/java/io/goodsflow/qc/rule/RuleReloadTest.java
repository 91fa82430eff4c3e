package io.goodsflow.qc.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.goodsflow.qc.QcTest;
import io.goodsflow.qc.rule.application.JudgeContent;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.jdbc.core.JdbcTemplate;

@QcTest
class RuleReloadTest {

    private static final Duration SOON = Duration.ofSeconds(10);

    @Autowired
    private JudgeContent judgeContent;

    @Autowired
    private JdbcTemplate jdbc;

    @AfterEach
    void theFirstRulesAgain() {
        activate(1);
        jdbc.update("DELETE FROM qc_rule WHERE rule_set_version > 1");
        jdbc.update("DELETE FROM qc_rule_set WHERE version > 1");
        awaitVersion(1);
    }

    @Test
    void anActivatedSetIsInForceSoonAndWithoutARestart() {
        awaitVersion(1);
        newSet(2, "TITLE_LENGTH", "{\"min\": 10, \"max\": 20}");

        activate(2);

        awaitVersion(2);
        assertThat(judge("绿茶").refused()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "TITLE_LENGTH; {\"min\": 10}",
                "TITLE_LENGTH; {\"min\": 10, \"max\": 2}",
                "PRICE_RANGE; {\"min\": \"0\", \"max\": 2}",
                "PRICE_RANGE; not json",
                "BANNED_WORDS; {\"list\": \"no-such-list\", \"version\": 1}",
                "SORCERY; {}"
            })
    void aSetThatCannotBeUnderstoodChangesNothing(String type, String params) {
        awaitVersion(1);
        newSet(3, type, params);

        activate(3);
        // Long enough for two looks at the tests' interval of 100 ms.
        await().pollDelay(Duration.ofMillis(250)).atMost(SOON).untilAsserted(() -> {
            JudgeContent.Result result = judge("绿茶");
            assertThat(result.ruleSetVersion()).isEqualTo(1);
            assertThat(result.refused()).isFalse();
        });
    }

    @Test
    void twoSetsCannotBeActiveAtOnce() {
        newSet(2, "TITLE_LENGTH", "{\"min\": 10, \"max\": 20}");

        assertThatThrownBy(() -> jdbc.update("UPDATE qc_rule_set SET state = 'ACTIVE' WHERE version = 2"))
                .isInstanceOf(DataIntegrityViolationException.class);
    }

    private void newSet(long version, String type, String params) {
        jdbc.update(
                "INSERT INTO qc_rule_set (version, state, note, created_at) VALUES (?, 'DRAFT', 'test', NOW(3))",
                version);
        jdbc.update(
                "INSERT INTO qc_rule (rule_set_version, rule_code, rule_type, params, reason_code, severity, risk_score)"
                        + " VALUES (?, 'rule', ?, ?, 'qc.rule', 'REJECT', 1)",
                version,
                type,
                params);
    }

    private void activate(long version) {
        jdbc.update("UPDATE qc_rule_set SET state = 'RETIRED' WHERE state = 'ACTIVE'");
        jdbc.update("UPDATE qc_rule_set SET state = 'ACTIVE' WHERE version = ?", version);
    }

    private void awaitVersion(long version) {
        await().atMost(SOON).until(() -> judge("绿茶").ruleSetVersion() == version);
    }

    private JudgeContent.Result judge(String title) {
        return judgeContent.handle(
                new JudgeContent.Command(title, List.of(new JudgeContent.Text("title", title)), List.of(100L)));
    }
}
