package io.goodsflow.product.template.domain;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A version of a category's template; never changed.
 *
 * @param version 1, 2, …
 * @param reason why, in the words of who changed it
 */
public record TemplateVersion(
        long categoryId,
        long version,
        TemplateRules rules,
        String changedBy,
        @Nullable String reason,
        Instant changedAt) {

    /** Which version it is. */
    public Ref ref() {
        return new Ref(categoryId, version);
    }

    /** Names a version. */
    public record Ref(long categoryId, long version) {}
}
