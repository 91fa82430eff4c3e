package io.goodsflow.product.category.domain;

import java.util.Optional;

/**
 * The name of a category as people read it; exact, so that a sheet can name it.
 *
 * @param text 1 to 64 characters without blanks around
 */
public record CategoryName(String text) {

    public static final int MAX_CHARACTERS = 64;

    /** Empty if the text is blank or too long to be a name. */
    public static Optional<CategoryName> of(String text) {
        String stripped = text.strip();
        return stripped.isEmpty() || stripped.codePointCount(0, stripped.length()) > MAX_CHARACTERS
                ? Optional.empty()
                : Optional.of(new CategoryName(stripped));
    }
}
