package io.goodsflow.inventory.contract;

import java.util.regex.Pattern;

/**
 * A promise scope in canonical text: {@code sku:{id}} plus optional {@code |store:…|date:…|channel:…|batch:…} in that
 * order (architecture 5; source 5.2.2).
 *
 * @param text canonical form, at most 191 characters
 */
public record InventoryKey(String text) {

    private static final Pattern CANONICAL = Pattern.compile(
            "sku:[1-9][0-9]{0,15}(\\|store:[^|:]{1,40})?(\\|date:[0-9]{4}-[0-9]{2}-[0-9]{2})?(\\|channel:[^|:]{1,40})?(\\|batch:[^|:]{1,40})?");

    public InventoryKey {
        if (text.length() > 191 || !CANONICAL.matcher(text).matches()) {
            throw new IllegalArgumentException("not an inventory key: " + text);
        }
    }

    /** The whole SKU, without narrower dimensions. */
    public static InventoryKey ofSku(long skuId) {
        return new InventoryKey("sku:" + skuId);
    }

    @Override
    public String toString() {
        return text;
    }
}
