/** Stock commands to inventory-service. */
@NullMarked
package io.goodsflow.product.sku.adapter.client;

import org.jspecify.annotations.NullMarked;
