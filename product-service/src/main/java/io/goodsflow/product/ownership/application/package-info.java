/** Keeps field ownership and operators' locks. */
@NullMarked
package io.goodsflow.product.ownership.application;

import org.jspecify.annotations.NullMarked;
