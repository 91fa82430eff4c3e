package io.goodsflow.supply.single.adapter.web;

import io.goodsflow.inventory.contract.InventoryMode;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.supply.sheet.domain.Product;
import io.goodsflow.supply.single.adapter.web.CreateProductBody.Inventory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The product that a body describes, normalised like a row of a sheet. */
final class NewProducts {
    private NewProducts() {}

    /** @throws GoodsflowException 400 for what is not supported yet */
    static Product of(CreateProductBody body) {
        long initQuantity = initQuantity(body.inventory());
        return new Product(
                Texts.orNull(body.outerId()),
                body.category().strip(),
                body.title().strip(),
                Texts.orNull(body.description()),
                Texts.orNull(body.brand()),
                Objects.requireNonNullElse(body.imageUrls(), List.<String>of()).stream()
                        .map(String::strip)
                        .toList(),
                Objects.requireNonNullElse(body.attributes(), Map.of()),
                body.skus().stream().map(sku -> sku(sku, initQuantity)).toList());
    }

    private static Product.Sku sku(CreateProductBody.Sku sku, long initQuantity) {
        return new Product.Sku(
                Texts.orNull(sku.skuCode()),
                Objects.requireNonNullElse(sku.specs(), Map.of()),
                sku.price(),
                sku.stock() == null ? initQuantity : sku.stock());
    }

    private static long initQuantity(@Nullable Inventory inventory) {
        if (inventory == null) {
            return 0;
        }
        List<FieldError> errors = new ArrayList<>();
        if (inventory.mode() != null && inventory.mode() != InventoryMode.QTY) {
            errors.add(notSupported("inventory.mode"));
        }
        if (inventory.voucherRule() != null && !inventory.voucherRule().isNull()) {
            errors.add(notSupported("inventory.voucher_rule"));
        }
        if (inventory.codeFile() != null) {
            errors.add(notSupported("inventory.code_file"));
        }
        if (!errors.isEmpty()) {
            throw GoodsflowException.invalid(errors);
        }
        return inventory.initQuantity() == null ? 0 : inventory.initQuantity();
    }

    private static FieldError notSupported(String field) {
        return new FieldError(field, "field.not_supported", field + " is not supported yet", "暂不支持 " + field);
    }
}
