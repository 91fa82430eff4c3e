/** Who needs a SKU. */
@NullMarked
package io.goodsflow.product.reference.domain;

import org.jspecify.annotations.NullMarked;
