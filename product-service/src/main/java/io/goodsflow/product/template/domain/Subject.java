package io.goodsflow.product.template.domain;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a template judges of a product.
 *
 * @param attributes a value that is null is said nowhere
 */
public record Subject(@Nullable String brand, @Nullable String outerId, Map<String, @Nullable String> attributes) {

    /** The value of a natural key's field; null if it is not said. */
    @Nullable
    String field(String field) {
        return switch (field) {
            case "brand" -> brand;
            case "outer_id" -> outerId;
            default -> attributes.get(TemplateChecks.attributeOf(field));
        };
    }
}
