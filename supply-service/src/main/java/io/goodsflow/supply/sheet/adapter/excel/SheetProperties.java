package io.goodsflow.supply.sheet.adapter.excel;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * Bounds of a workbook that is read; what exceeds one of them is refused as a whole.
 *
 * @param maxRows rows of a sheet, blank ones included, 1 to 1048576
 * @param maxColumns columns of a sheet, 1 to 16384
 * @param maxSharedStrings distinct texts of the workbook, 1 or more
 * @param maxEntries files inside the workbook, 10 to 60000
 * @param maxInflatedBytes bytes of all files inside, inflated; 1000000 or more
 * @param maxOtherPartBytes bytes of a part that is no sheet and no text table, because such parts are held in memory;
 *     1000000 or more
 * @param maxRatio inflated to deflated bytes of one file inside, once it is larger than a megabyte; 10 to 1000
 */
@Validated
@ConfigurationProperties("goodsflow.supply.sheet")
public record SheetProperties(
        @DefaultValue("200000") @Min(1) @Max(1_048_576) int maxRows,
        @DefaultValue("512") @Min(1) @Max(16_384) int maxColumns,
        @DefaultValue("2000000") @Min(1) int maxSharedStrings,
        @DefaultValue("2000") @Min(10) @Max(60_000) int maxEntries,
        @DefaultValue("1073741824") @Min(1_000_000) long maxInflatedBytes,
        @DefaultValue("16777216") @Min(1_000_000) long maxOtherPartBytes,
        @DefaultValue("150") @Min(10) @Max(1000) int maxRatio) {}
