package io.goodsflow.qc.rule.domain;

import java.util.List;

/** One thing that a rule looks for. */
public sealed interface Policy permits TitleLength, PriceRange, BannedWords {

    /** At most {@link #MOST_HITS} hits; none if all is well. */
    List<Hit> hits(Subject subject);

    /** More tell a person nothing new. */
    int MOST_HITS = 10;
}
