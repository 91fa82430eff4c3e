/** Whose a product is, asked of product-service. */
@NullMarked
package io.goodsflow.supply.single.adapter.client;

import org.jspecify.annotations.NullMarked;
