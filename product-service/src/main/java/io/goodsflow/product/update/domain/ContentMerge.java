package io.goodsflow.product.update.domain;

import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.ProposedContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Changes that started from an older version, merged onto the present one, field by field (architecture 3.7): a field
 * that nobody else touched takes the new value, one that was changed to the same value is as wanted already, one that was
 * changed to another value is a conflict.
 */
public final class ContentMerge {

    private final ContentValues current;
    private final WorkingContent result;
    private final List<Judged> fields = new ArrayList<>();
    private final List<Conflict> conflicts = new ArrayList<>();
    private boolean differs;

    private ContentMerge(ProductContent current) {
        this.current = ContentValues.of(current);
        this.result = new WorkingContent(current);
    }

    /**
     * @param current the present version
     * @param carried what the caller's own draft changes already; what is cut by now or what the edits name anew does not
     *     count
     * @param cut why an edit of the field does not count, empty if it does
     */
    public static ContentMerge of(
            ProductContent current,
            List<FieldEdit> carried,
            List<FieldEdit> edits,
            Function<String, Optional<FieldOutcome>> cut) {
        ContentMerge merge = new ContentMerge(current);
        Set<String> named = edits.stream()
                .map(FieldEdit::field)
                .filter(field -> cut.apply(field).isEmpty())
                .collect(Collectors.toSet());
        carried.stream()
                .filter(edit -> cut.apply(edit.field()).isEmpty())
                .filter(edit -> !isOverridden(edit, named))
                .forEach(merge::apply);
        edits.forEach(edit -> merge.fields.add(
                new Judged(edit.field(), cut.apply(edit.field()).orElseGet(() -> merge.apply(edit)))));
        return merge;
    }

    /** A SKU that was to go stays if something of it is changed. */
    private static boolean isOverridden(FieldEdit carried, Set<String> named) {
        return named.contains(carried.field())
                || (carried.to() == null && named.stream().anyMatch(field -> field.startsWith(carried.field() + ".")));
    }

    private FieldOutcome apply(FieldEdit edit) {
        Object now = current.get(edit.field());
        if (Objects.equals(now, edit.to()) || Objects.equals(edit.from(), edit.to())) {
            return FieldOutcome.UNCHANGED;
        }
        if (!Objects.equals(now, edit.from())) {
            conflicts.add(new Conflict(edit.field(), edit.to(), now));
            return FieldOutcome.CONFLICT;
        }
        result.set(edit.field(), edit.to());
        differs = true;
        return FieldOutcome.APPLIED;
    }

    /** What became of each edit, in order. */
    public List<Judged> fields() {
        return List.copyOf(fields);
    }

    /** The carried changes' too. */
    public List<Conflict> conflicts() {
        return List.copyOf(conflicts);
    }

    /** Whether one of the edits, not only what was carried, makes a difference to the present version. */
    public boolean applies() {
        return fields.stream().anyMatch(field -> field.outcome() == FieldOutcome.APPLIED);
    }

    /** Whether the result is anything else than the present version. */
    public boolean differs() {
        return differs;
    }

    /** To be judged by the content rules. */
    public ProposedContent proposal() {
        return result.proposal();
    }

    /** One for each SKU of the proposal, in order. */
    public List<Long> skuIds() {
        return result.skuIds();
    }

    /** What became of one field. */
    public record Judged(String field, FieldOutcome outcome) {}

    /** A field that two changed, and to what. */
    public record Conflict(
            String field, @Nullable Object yours, @Nullable Object current) {}
}
