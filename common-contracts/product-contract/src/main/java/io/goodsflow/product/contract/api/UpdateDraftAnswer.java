package io.goodsflow.product.contract.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What became of an update (architecture 3.7).
 *
 * @param outcome UPDATED: the draft holds the change, to be submitted; NO_OP: nothing was left of it, there is no draft;
 *     QUEUED: a supplier's update waits for the end of the draft that is in its way, then it is applied and submitted by
 *     product-service itself
 * @param publishVersion the item's present version
 * @param draft null unless UPDATED
 * @param fields what became of each field that the patch named
 */
public record UpdateDraftAnswer(
        String outcome,
        long itemId,
        long publishVersion,
        @Nullable DraftAnswer draft,
        List<Field> fields) {
    public static final String UPDATED = "UPDATED";
    public static final String NO_OP = "NO_OP";
    public static final String QUEUED = "QUEUED";

    public UpdateDraftAnswer {
        fields = List.copyOf(fields);
    }

    /**
     * One field of the patch.
     *
     * @param field path as in the history: title, attributes.NAME, skus[ID].price
     * @param outcome applied, ignored_not_owner, ignored_locked or unchanged
     */
    public record Field(String field, String outcome) {}
}
