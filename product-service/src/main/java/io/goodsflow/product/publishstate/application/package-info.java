/** Looking up what became of a draft. */
@NullMarked
package io.goodsflow.product.publishstate.application;

import org.jspecify.annotations.NullMarked;
