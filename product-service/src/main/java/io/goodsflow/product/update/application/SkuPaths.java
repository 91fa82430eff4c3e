package io.goodsflow.product.update.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** The content rules name a SKU by its row; whoever sends a patch knows it by its id. */
final class SkuPaths {

    private static final Pattern ROW = Pattern.compile("\\bskus\\[(\\d{1,4})]");

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
                            .map(error -> named(skuIds, error))
                            .toList(),
                    refused.errorCode(),
                    refused.arguments());
        }
    }

    private static FieldError named(List<Long> skuIds, FieldError error) {
        return new FieldError(
                named(skuIds, error.field()),
                error.code(),
                named(skuIds, error.message()),
                error.chinese() == null ? null : named(skuIds, error.chinese()));
    }

    /** Of a field as well as of a message: both name the rows of the content. */
    private static String named(List<Long> skuIds, String text) {
        return ROW.matcher(text).replaceAll(row -> {
            int index = Integer.parseInt(row.group(1));
            return index < skuIds.size() ? "skus[" + skuIds.get(index) + "]" : row.group();
        });
    }
}
