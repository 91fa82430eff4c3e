package io.goodsflow.product.ownership.domain;

import io.goodsflow.product.draft.domain.ContentSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * All that holds for a category: what is said of itself and, for fields of which it says nothing, what the nearest
 * category above says. A word on all attributes, or all SKUs, is a word on each of them.
 *
 * @param levels the category's own first, the root's last; those of which nothing is said may be left out
 */
public record EffectiveOwnership(List<Level> levels) {

    /** What holds if nothing is said on the way up. */
    public static final EffectiveOwnership EVERYBODYS = new EffectiveOwnership(List.of());

    public EffectiveOwnership {
        levels = List.copyOf(levels);
    }

    boolean mayWrite(ContentSource source, String field) {
        return mayWriteAsOne(source, field)
                && FieldPath.parts(field).stream().allMatch(part -> mayWriteAsOne(source, part));
    }

    private boolean mayWriteAsOne(ContentSource source, String field) {
        return levels.stream()
                .flatMap(level -> level.said().writersOf(field).stream())
                .findFirst()
                .map(sources -> sources.contains(source))
                .orElse(true);
    }

    /** The rules that count, each with where it comes from, by field. */
    public List<Rule> rules() {
        List<Rule> rules = new ArrayList<>();
        for (int at = 0; at < levels.size(); at++) {
            Level level = levels.get(at);
            List<Level> nearer = levels.subList(0, at);
            for (Map.Entry<String, Set<ContentSource>> rule :
                    level.said().writers().entrySet()) {
                if (nearer.stream().noneMatch(other -> other.says(rule.getKey()))) {
                    rules.add(new Rule(rule.getKey(), rule.getValue(), level.categoryId()));
                }
            }
        }
        rules.sort(Comparator.comparing(Rule::field));
        return rules;
    }

    /** What is said of one category on the way up. */
    public record Level(long categoryId, FieldOwnership said) {

        private boolean says(String field) {
            Optional<Set<ContentSource>> writers = said.writersOf(field);
            return writers.isPresent();
        }
    }

    /**
     * A rule that counts.
     *
     * @param categoryId the category it is said of
     */
    public record Rule(String field, Set<ContentSource> sources, long categoryId) {}
}
