package io.goodsflow.product.contract.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What became of an update (architecture 3.7). The answer to the update itself is one of the first three; QUEUED becomes
 * one of the others, to be asked for by the request id.
 *
 * @param outcome UPDATED: the draft holds the change, to be submitted (one that was queued is submitted already, unless it
 *     brings SKUs: then it is in EDITING, and the caller submits it once their stock is declared); NO_OP: nothing was left
 *     of it, there is no draft; QUEUED: a supplier's update waits for the end of the draft that is in its way, then
 *     product-service applies it, and submits it if it brings no SKU; SUPERSEDED: a newer one took its place in the queue;
 *     REFUSED: when its turn came it could not be applied, reasons say why
 * @param publishVersion the item's version when it was judged
 * @param draft null unless UPDATED
 * @param fields what became of each field that the patch named
 * @param reasons empty unless REFUSED or SUPERSEDED
 */
public record UpdateDraftAnswer(
        String outcome,
        long itemId,
        long publishVersion,
        @Nullable DraftAnswer draft,
        List<Field> fields,
        List<Reason> reasons) {
    public static final String UPDATED = "UPDATED";
    public static final String NO_OP = "NO_OP";
    public static final String QUEUED = "QUEUED";
    public static final String SUPERSEDED = "SUPERSEDED";
    public static final String REFUSED = "REFUSED";

    @SuppressWarnings("ConstantValue") // an answer that was stored before there were reasons has none
    public UpdateDraftAnswer {
        fields = List.copyOf(fields);
        reasons = reasons == null ? List.of() : List.copyOf(reasons);
    }

    public UpdateDraftAnswer(
            String outcome, long itemId, long publishVersion, @Nullable DraftAnswer draft, List<Field> fields) {
        this(outcome, itemId, publishVersion, draft, fields, List.of());
    }

    /**
     * One field of the patch.
     *
     * @param field path as in the history: title, attributes.NAME, skus[ID].price
     * @param outcome applied, ignored_not_owner, ignored_locked or unchanged
     */
    public record Field(String field, String outcome) {}

    /**
     * Why it was not applied.
     *
     * @param code as the refusal of the update would have had, or update.superseded
     * @param field path, null if it is about the whole
     */
    public record Reason(String code, @Nullable String field, String message) {}
}
