/** What product-service tells the others. */
@NullMarked
package io.goodsflow.product.contract.event;

import org.jspecify.annotations.NullMarked;
