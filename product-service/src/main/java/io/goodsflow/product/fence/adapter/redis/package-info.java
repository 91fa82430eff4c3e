/** Fences and cached texts in the Redis that keeps state. */
@NullMarked
package io.goodsflow.product.fence.adapter.redis;

import org.jspecify.annotations.NullMarked;
