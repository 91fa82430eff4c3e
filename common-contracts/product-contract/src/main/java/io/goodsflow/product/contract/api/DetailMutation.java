package io.goodsflow.product.contract.api;

import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;

/**
 * A change of pages under way.
 *
 * @param token as begin answered it
 * @param itemIds whose pages, 1 to 200
 */
public record DetailMutation(
        @NotNull @Pattern(regexp = "[A-Za-z0-9_-]{8,64}\\.[0-9]{1,10}")
        String token,

        @NotEmpty @Size(max = 200) List<@NotNull @Min(1) Long> itemIds) {}
