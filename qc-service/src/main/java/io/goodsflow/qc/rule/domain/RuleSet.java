package io.goodsflow.qc.rule.domain;

import java.util.ArrayList;
import java.util.List;

/** All rules of one version; it never changes. */
public record RuleSet(long version, List<Rule> rules) {

    public RuleSet {
        rules = List.copyOf(rules);
    }

    /** Applies every rule, so that the supplier learns all reasons at once. */
    public Judgement judge(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        int score = 0;
        for (Rule rule : rules) {
            List<Hit> hits = rule.policy().hits(subject);
            score += hits.isEmpty() ? 0 : rule.riskScore();
            hits.forEach(hit -> findings.add(
                    new Finding(rule.code(), rule.severity(), rule.reasonCode(), hit.field(), hit.message())));
        }
        return new Judgement(version, score, findings);
    }
}
