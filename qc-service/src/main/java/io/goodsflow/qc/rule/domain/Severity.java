package io.goodsflow.qc.rule.domain;

/** What a rule's hit means for the verdict. */
public enum Severity {
    /** A definite violation. */
    REJECT,
    /** Worth recording, harmless alone. */
    NOTE
}
