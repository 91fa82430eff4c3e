/** SKUs kept by hand together with their stock, which another service holds. */
@NullMarked
package io.goodsflow.product.sku.application;

import org.jspecify.annotations.NullMarked;
