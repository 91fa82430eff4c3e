package io.goodsflow.product.sku.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kernel.Money;
import io.goodsflow.kernel.VisibleText;
import io.goodsflow.product.draft.domain.Specs;
import io.goodsflow.product.sku.domain.SkuWish;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A SKU as an admin fills it in; nothing of it is sure.
 *
 * @param price in fen
 */
public record SkuForm(
        @Nullable Map<String, @Nullable String> specs,
        @Nullable Long price,
        @Nullable Long stock) {

    static final long MAX_STOCK = Integer.MAX_VALUE;

    /** @throws GoodsflowException 400 with everything that is wrong with it */
    SkuWish read() {
        return read(new ArrayList<>());
    }

    /** @param expectedStock checked with the rest */
    SkuWish read(@Nullable Long expectedStock) {
        List<FieldError> errors = new ArrayList<>();
        demandRange("expected_stock", expectedStock, MAX_STOCK, errors);
        return read(errors);
    }

    private SkuWish read(List<FieldError> errors) {
        Specs read = readSpecs(errors);
        demandRange("price", price, Money.MAX_FEN, errors);
        demandRange("stock", stock, MAX_STOCK, errors);
        if (!errors.isEmpty() || price == null || stock == null) {
            throw GoodsflowException.invalid(errors);
        }
        return new SkuWish(read, price, stock);
    }

    private Specs readSpecs(List<FieldError> errors) {
        Map<String, String> read = new LinkedHashMap<>();
        if (specs == null) {
            errors.add(new FieldError("specs", "field.required", "specs is required", "specs 不能为空"));
            return new Specs(read);
        }
        for (Map.Entry<String, @Nullable String> spec : specs.entrySet()) {
            String name = spec.getKey().strip();
            String value = spec.getValue() == null ? "" : spec.getValue().strip();
            if (VisibleText.isEmpty(name) || VisibleText.isEmpty(value)) {
                errors.add(
                        new FieldError("specs", "specs.required", "each spec has a name and a value", "每个规格都要有名称和值"));
            } else if (!VisibleText.isOneLine(name) || !VisibleText.isOneLine(value)) {
                errors.add(new FieldError(
                        "specs", "specs.control_character", "specs must have no control character", "specs 不能包含控制字符"));
            } else if (read.putIfAbsent(name, value) != null) {
                errors.add(new FieldError(
                        "specs", "specs.name_twice", "the spec " + name + " is there twice", "规格 " + name + " 重复"));
            }
        }
        Specs result = new Specs(read);
        if (result.isTooLong()) {
            errors.add(new FieldError(
                    "specs",
                    "specs.too_long",
                    "specs must have at most " + Specs.MAX_CHARACTERS + " characters as JSON",
                    "specs 的 JSON 最多 " + Specs.MAX_CHARACTERS + " 个字符"));
        }
        return result;
    }

    private static void demandRange(String field, @Nullable Long value, long most, List<FieldError> errors) {
        if (value == null) {
            errors.add(new FieldError(field, "field.required", field + " is required", field + " 不能为空"));
        } else if (value < 0 || value > most) {
            errors.add(new FieldError(
                    field, "number.out_of_range", field + " must be 0 to " + most, field + " 应在 0 至 " + most + " 之间"));
        }
    }
}
