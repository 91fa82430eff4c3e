package io.goodsflow.qc.rule.domain;

import java.util.List;

/**
 * What a rule set makes of a subject.
 *
 * @param score sum over the rules that hit
 */
public record Judgement(long ruleSetVersion, int score, List<Finding> findings) {

    public Judgement {
        findings = List.copyOf(findings);
    }

    /** True if a definite violation is among the findings. */
    public boolean refuses() {
        return findings.stream().anyMatch(finding -> finding.severity() == Severity.REJECT);
    }
}
