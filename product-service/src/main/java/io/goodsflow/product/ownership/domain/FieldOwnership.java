package io.goodsflow.product.ownership.domain;

import io.goodsflow.product.draft.domain.ContentSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What is said of one category on which sources may write which fields of its items (architecture 3.7). Of several rules
 * the narrowest counts.
 *
 * @param version grows with every change, 0 if nothing was ever said
 * @param writers by field, as {@link FieldPath#isOfCategory} allows it
 */
public record FieldOwnership(long version, Map<String, Set<ContentSource>> writers) {

    public static final FieldOwnership NOTHING_SAID = new FieldOwnership(0, Map.of());

    public FieldOwnership {
        Map<String, Set<ContentSource>> sorted = new TreeMap<>();
        writers.forEach((field, sources) -> sorted.put(field, Set.copyOf(new TreeSet<>(sources))));
        writers = new LinkedHashMap<>(sorted);
    }

    /** Who may write the field by the narrowest rule that is about it; empty if none is. */
    Optional<Set<ContentSource>> writersOf(String field) {
        return Stream.concat(Stream.of(field), FieldPath.wider(field).stream())
                .filter(writers::containsKey)
                .findFirst()
                .map(writers::get);
    }
}
