package io.goodsflow.product.sku.application;

import io.goodsflow.kit.data.DataProperties;
import org.springframework.stereotype.Component;

/** Ages that only together make a repeat of an edit find what it once did; the service does not start without. */
@Component
class SkuEditLimits {

    SkuEditLimits(SkuEditProperties edits, DataProperties data) {
        if (edits.keep().compareTo(data.retention()) < 0) {
            throw new IllegalStateException(
                    "goodsflow.product.sku-edits.keep is %s, less than goodsflow.data.retention (%s): the answer to a key would be known longer than the SKU that it added"
                            .formatted(edits.keep(), data.retention()));
        }
    }
}
