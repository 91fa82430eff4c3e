/** Wakes the queue of updates. */
@NullMarked
package io.goodsflow.product.update.adapter.schedule;

import org.jspecify.annotations.NullMarked;
