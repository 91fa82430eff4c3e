/** Stock figures from inventory-service. */
@NullMarked
package io.goodsflow.product.browsing.adapter.client;

import org.jspecify.annotations.NullMarked;
