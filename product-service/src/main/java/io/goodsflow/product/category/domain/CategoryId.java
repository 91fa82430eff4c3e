package io.goodsflow.product.category.domain;

import java.util.Optional;
import java.util.regex.Pattern;

/** Ids of categories as texts. */
public final class CategoryId {

    private static final Pattern ID = Pattern.compile("[1-9][0-9]{0,15}");

    private CategoryId() {}

    /** Empty if it cannot be an id. */
    public static Optional<Long> read(String text) {
        return ID.matcher(text).matches() ? Optional.of(Long.parseLong(text)) : Optional.empty();
    }
}
