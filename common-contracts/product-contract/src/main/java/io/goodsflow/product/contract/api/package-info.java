/** What other services may ask of product-service. */
@NullMarked
package io.goodsflow.product.contract.api;

import org.jspecify.annotations.NullMarked;
