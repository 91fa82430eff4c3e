package io.goodsflow.qc.rule.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RuleSetTest {

    private static final Subject DEAR = new Subject("T", List.of(), List.of(900L, 901L));

    @Test
    void allRulesSpeakAndEachRuleThatHitsCountsOnce() {
        RuleSet rules = new RuleSet(
                7,
                List.of(
                        rule("title", new TitleLength(2, 10), Severity.NOTE, 5),
                        rule("price", new PriceRange(0, 100), Severity.REJECT, 30)));

        Judgement judgement = rules.judge(DEAR);

        assertThat(judgement.ruleSetVersion()).isEqualTo(7);
        assertThat(judgement.score()).isEqualTo(35);
        assertThat(judgement.findings()).extracting(Finding::ruleCode).containsExactly("title", "price", "price");
        assertThat(judgement.refuses()).isTrue();
    }

    @Test
    void aNoteAloneRefusesNothing() {
        RuleSet rules = new RuleSet(7, List.of(rule("title", new TitleLength(2, 10), Severity.NOTE, 5)));

        assertThat(rules.judge(DEAR).refuses()).isFalse();
        assertThat(rules.judge(DEAR).findings()).hasSize(1);
    }

    private static Rule rule(String code, Policy policy, Severity severity, int score) {
        return new Rule(code, policy, "qc." + code, severity, score);
    }
}
