/** The fence's timers. */
@NullMarked
package io.goodsflow.product.fence.adapter.schedule;

import org.jspecify.annotations.NullMarked;
