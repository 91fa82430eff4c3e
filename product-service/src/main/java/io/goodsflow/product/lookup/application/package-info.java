/** Facts on published items and SKUs. */
@NullMarked
package io.goodsflow.product.lookup.application;

import org.jspecify.annotations.NullMarked;
