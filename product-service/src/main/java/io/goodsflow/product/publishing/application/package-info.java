/** Receiving verdicts. */
@NullMarked
package io.goodsflow.product.publishing.application;

import org.jspecify.annotations.NullMarked;
