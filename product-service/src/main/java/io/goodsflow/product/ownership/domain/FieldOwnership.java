package io.goodsflow.product.ownership.domain;

import io.goodsflow.product.draft.domain.ContentSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which sources may write which fields of a category's items (architecture 3.7). A field without a rule may be written by
 * all; of several rules the narrowest counts.
 *
 * @param version grows with every change, 0 if nothing was ever said
 * @param writers by field, as {@link FieldPath#isOfCategory} allows it
 */
public record FieldOwnership(long version, Map<String, Set<ContentSource>> writers) {

    /** What holds for a category of which nothing was said. */
    public static final FieldOwnership EVERYBODYS = new FieldOwnership(0, Map.of());

    public FieldOwnership {
        Map<String, Set<ContentSource>> sorted = new TreeMap<>();
        writers.forEach((field, sources) -> sorted.put(field, Set.copyOf(new TreeSet<>(sources))));
        writers = new LinkedHashMap<>(sorted);
    }

    boolean mayWrite(ContentSource source, String field) {
        return mayWriteAsOne(source, field)
                && FieldPath.parts(field).stream().allMatch(part -> mayWriteAsOne(source, part));
    }

    private boolean mayWriteAsOne(ContentSource source, String field) {
        List<String> rules = new ArrayList<>(List.of(field));
        rules.addAll(FieldPath.wider(field));
        for (String rule : rules) {
            Set<ContentSource> sources = writers.get(rule);
            if (sources != null) {
                return sources.contains(source);
            }
        }
        return true;
    }
}
