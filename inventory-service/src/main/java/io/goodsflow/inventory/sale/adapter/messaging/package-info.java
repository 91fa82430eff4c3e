/** Events of product-service. */
@NullMarked
package io.goodsflow.inventory.sale.adapter.messaging;

import org.jspecify.annotations.NullMarked;
