package io.goodsflow.product.update.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The content rules name a SKU by its row; whoever sends a patch knows it by its id. */
final class SkuPaths {

    private static final Pattern ROW = Pattern.compile("^skus\\[(\\d+)]");

    private SkuPaths() {}

    /** @param skuIds of the content, in order */
    static <T> T named(List<Long> skuIds, Supplier<T> judgement) {
        try {
            return judgement.get();
        } catch (GoodsflowException refused) {
            if (refused.fieldErrors().isEmpty()) {
                throw refused;
            }
            throw GoodsflowException.invalid(
                    refused.fieldErrors().stream()
                            .map(error -> new FieldError(named(skuIds, error.field()), error.code(), error.message()))
                            .toList(),
                    refused.errorCode(),
                    refused.arguments());
        }
    }

    private static String named(List<Long> skuIds, String field) {
        Matcher row = ROW.matcher(field);
        if (!row.find() || Integer.parseInt(row.group(1)) >= skuIds.size()) {
            return field;
        }
        return "skus[" + skuIds.get(Integer.parseInt(row.group(1))) + "]" + field.substring(row.end());
    }
}
