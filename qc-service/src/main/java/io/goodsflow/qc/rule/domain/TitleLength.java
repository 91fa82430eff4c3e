package io.goodsflow.qc.rule.domain;

import java.util.List;

/** The title has min to max characters, counted as people do: a pictograph is one. */
public record TitleLength(int min, int max) implements Policy {

    public TitleLength {
        if (min < 0 || max < min) {
            throw new IllegalArgumentException("title length " + min + " to " + max);
        }
    }

    @Override
    public List<Hit> hits(Subject subject) {
        String title = subject.title().strip();
        int length = title.codePointCount(0, title.length());
        return length >= min && length <= max
                ? List.of()
                : List.of(new Hit(
                        "title", "The title must have " + min + " to " + max + " characters, it has " + length + "."));
    }
}
