package io.goodsflow.qc.rule.domain;

import java.util.List;

/** No text contains a word of the list. */
public record BannedWords(WordMatcher matcher) implements Policy {

    @Override
    public List<Hit> hits(Subject subject) {
        return subject.texts().stream()
                .flatMap(text -> matcher.find(text.value()).stream()
                        .map(word -> new Hit(text.field(), "The text contains a forbidden phrase: " + word)))
                .limit(MOST_HITS)
                .toList();
    }
}
