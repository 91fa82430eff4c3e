/** Verdicts from the review. */
@NullMarked
package io.goodsflow.product.publishing.adapter.messaging;

import org.jspecify.annotations.NullMarked;
