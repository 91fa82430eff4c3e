package io.goodsflow.product.fence.domain;

import java.time.Duration;
import java.util.List;

/**
 * A change under way that holds up the fences of what it changes.
 *
 * @param token unique for this change; only its own fences are lifted by it
 * @param subjects what it changes, at least one
 */
public record Mutation(Token token, List<Subject> subjects) {

    public Mutation {
        subjects = List.copyOf(subjects);
    }

    /**
     * What tells the changes of all processes apart.
     *
     * @param name unique, without a space
     * @param limit after so long the change is overdue, and anybody may lift its fences
     */
    public record Token(String name, Duration limit) {

        private static final char DOT = '.';

        /** @throws IllegalArgumentException if it is not what {@link #text} makes */
        public static Token parse(String text) {
            int dot = text.lastIndexOf(DOT);
            if (dot < 1 || text.indexOf(' ') >= 0) {
                throw new IllegalArgumentException("not a token: " + text);
            }
            return new Token(text.substring(0, dot), Duration.ofMillis(Long.parseLong(text.substring(dot + 1))));
        }

        public String text() {
            return name + DOT + limit.toMillis();
        }
    }
}
