/** Other domains say that they need a SKU, or no longer do. */
@NullMarked
package io.goodsflow.product.reference.application;

import org.jspecify.annotations.NullMarked;
