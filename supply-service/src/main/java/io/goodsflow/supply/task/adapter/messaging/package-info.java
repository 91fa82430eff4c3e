/** Messages that rows wait for. */
@NullMarked
package io.goodsflow.supply.task.adapter.messaging;

import org.jspecify.annotations.NullMarked;
