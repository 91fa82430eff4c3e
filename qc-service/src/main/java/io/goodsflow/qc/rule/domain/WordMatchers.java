package io.goodsflow.qc.rule.domain;

import java.util.Collection;

/** Builds matchers. */
public interface WordMatchers {

    /** @param words in any case and width; empty finds nothing */
    WordMatcher of(Collection<String> words);
}
