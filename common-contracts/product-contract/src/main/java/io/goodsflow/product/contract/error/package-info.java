/** Reasons for which product-service refuses. */
@NullMarked
package io.goodsflow.product.contract.error;

import org.jspecify.annotations.NullMarked;
