package io.goodsflow.product.template.adapter.persistence;

import io.goodsflow.product.template.domain.TemplateVersion;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** Row of {@code category_template}; written once. */
record TemplateRow(
        long categoryId,
        long version,
        String rules,
        String naturalKey,
        String changedBy,
        @Nullable String reason,
        LocalDateTime createdAt) {

    static TemplateRow of(TemplateVersion version) {
        return new TemplateRow(
                version.categoryId(),
                version.version(),
                TemplateJson.write(version.rules()),
                TemplateJson.write(version.rules().naturalKey()),
                version.changedBy(),
                version.reason(),
                LocalDateTime.ofInstant(version.changedAt(), ZoneOffset.UTC));
    }

    TemplateVersion toVersion() {
        return new TemplateVersion(
                categoryId,
                version,
                TemplateJson.readRules(rules),
                changedBy,
                reason,
                createdAt.toInstant(ZoneOffset.UTC));
    }
}
