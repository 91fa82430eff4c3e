package io.goodsflow.product.category.domain;

import io.goodsflow.kernel.VisibleText;
import java.util.Optional;

/**
 * The name of a category as people read it; exact, so that a sheet can name it.
 *
 * @param text 1 to 64 characters without blanks around
 */
public record CategoryName(String text) {

    public static final int MAX_CHARACTERS = 64;

    /** Empty if the text is blank, too long, or has characters that nobody sees: no two names may look alike. */
    public static Optional<CategoryName> of(String text) {
        String stripped = text.strip();
        return VisibleText.isEmpty(stripped)
                        || VisibleText.characters(stripped) > MAX_CHARACTERS
                        || VisibleText.hasUnseen(stripped)
                        || !VisibleText.isOneLine(stripped)
                ? Optional.empty()
                : Optional.of(new CategoryName(stripped));
    }
}
