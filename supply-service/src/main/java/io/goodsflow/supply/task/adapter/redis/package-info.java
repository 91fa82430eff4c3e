/** The countdown of open rows in the Redis that may forget. */
@NullMarked
package io.goodsflow.supply.task.adapter.redis;

import org.jspecify.annotations.NullMarked;
