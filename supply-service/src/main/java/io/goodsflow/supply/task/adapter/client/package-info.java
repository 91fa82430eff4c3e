/** Calls to product-service and inventory-service. */
@NullMarked
package io.goodsflow.supply.task.adapter.client;

import org.jspecify.annotations.NullMarked;
