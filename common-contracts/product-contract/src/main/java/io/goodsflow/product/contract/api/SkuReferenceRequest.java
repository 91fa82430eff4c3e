package io.goodsflow.product.contract.api;

import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One thing and the SKUs that it needs, or needs no longer.
 *
 * @param referenceId the thing's own id, unique within its kind
 * @param operator who says so
 * @param skuIds at most 200; null in a release for all that it still has
 */
public record SkuReferenceRequest(
        @NotNull SkuReferenceKind kind,

        @NotNull @Pattern(regexp = SkuReferenceRequest.REFERENCE_ID)
        String referenceId,

        @NotBlank @Size(max = 64) String operator,
        @Nullable @Size(min = 1, max = 200) List<@NotNull @Min(1) Long> skuIds) {

    public static final String REFERENCE_ID = "[A-Za-z0-9._:\\-]{1,128}";
}
