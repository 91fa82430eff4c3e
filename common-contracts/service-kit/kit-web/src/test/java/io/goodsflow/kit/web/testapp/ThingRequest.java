package io.goodsflow.kit.web.testapp;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Something with every kind of field that can be wrong. */
public record ThingRequest(
        @NotBlank @Size(max = 8) String outerId,
        @Min(0) @Max(100) long price,
        @Nullable Integer unitsInStock,
        @Nullable Boolean onSale,
        @Nullable Colour colour,
        @Nullable OffsetDateTime madeAt,
        @Nullable @Size(min = 1, max = 2) List<@NotNull @Valid Part> subParts,
        @Nullable Map<String, @Size(max = 3) String> freeAttributes,
        @Nullable Strict strict) {

    public enum Colour {
        RED,
        GREEN
    }

    public record Part(@NotBlank String partName, @Min(1) int count) {}

    /** Refuses in its constructor, as the kernel's value types do. */
    public record Strict(int value) {
        public Strict {
            if (value < 0) {
                throw new IllegalArgumentException("secret detail of " + Strict.class);
            }
        }
    }
}
