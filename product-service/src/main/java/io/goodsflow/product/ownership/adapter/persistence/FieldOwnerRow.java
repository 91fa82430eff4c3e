package io.goodsflow.product.ownership.adapter.persistence;

import io.goodsflow.product.draft.domain.ContentSource;
import java.util.EnumSet;
import java.util.Set;

/** Row of {@code category_field_owner}. */
record FieldOwnerRow(long categoryId, String field, boolean bySupplier, boolean byMerchant, boolean byOperator) {

    static FieldOwnerRow of(long categoryId, String field, Set<ContentSource> sources) {
        return new FieldOwnerRow(
                categoryId,
                field,
                sources.contains(ContentSource.SUPPLIER),
                sources.contains(ContentSource.MERCHANT),
                sources.contains(ContentSource.OPERATOR));
    }

    Set<ContentSource> sources() {
        Set<ContentSource> sources = EnumSet.noneOf(ContentSource.class);
        if (bySupplier) {
            sources.add(ContentSource.SUPPLIER);
        }
        if (byMerchant) {
            sources.add(ContentSource.MERCHANT);
        }
        if (byOperator) {
            sources.add(ContentSource.OPERATOR);
        }
        return sources;
    }
}
