package io.goodsflow.qc.rule.domain;

import java.util.OptionalLong;

/** The stored rule sets. */
public interface RuleSets {

    /** Version of the active set; cheap enough to ask often. */
    OptionalLong activeVersion();

    /** @throws IllegalStateException if the set cannot be understood */
    RuleSet load(long version);
}
