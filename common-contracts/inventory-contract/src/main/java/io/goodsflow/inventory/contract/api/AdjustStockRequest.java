package io.goodsflow.inventory.contract.api;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * Changes what is available of one key, in one of two ways (source 5.2.5, 5.4.5; architecture 5).
 *
 * @param requestNo unique per key: the same request gets the same answer for ever, another content 422
 * @param delta units to add or, negative, to take away; alone or with {@code baseInventoryVersion}
 * @param baseInventoryVersion the version that the change is based on; null only for changes that may meet any stock,
 *     such as one that undoes another
 * @param expectedAvailable the figure that a form showed; with {@code targetAvailable} instead of a delta
 * @param targetAvailable the figure that it shall become
 */
public record AdjustStockRequest(
        @NotBlank @Size(max = 128) String requestNo,
        @NotNull @Size(max = 191) String inventoryKey,
        @NotBlank @Size(max = 64) String operator,

        @Nullable @Min(-Integer.MAX_VALUE) @Max(Integer.MAX_VALUE)
        Long delta,

        @Nullable @Min(0) Long baseInventoryVersion,
        @Nullable @Min(0) @Max(Integer.MAX_VALUE) Long expectedAvailable,
        @Nullable @Min(0) @Max(Integer.MAX_VALUE) Long targetAvailable) {

    /** Adds units to, or takes them from, the stock as it was in this version. */
    public static AdjustStockRequest by(
            String requestNo, String inventoryKey, String operator, long delta, @Nullable Long baseInventoryVersion) {
        return new AdjustStockRequest(requestNo, inventoryKey, operator, delta, baseInventoryVersion, null, null);
    }

    /** Makes an expected figure another one. */
    public static AdjustStockRequest fromTo(
            String requestNo, String inventoryKey, String operator, long expectedAvailable, long targetAvailable) {
        return new AdjustStockRequest(
                requestNo, inventoryKey, operator, null, null, expectedAvailable, targetAvailable);
    }
}
