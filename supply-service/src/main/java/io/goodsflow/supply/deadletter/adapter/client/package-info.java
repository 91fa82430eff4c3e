/** The boxes of the other services. */
@NullMarked
package io.goodsflow.supply.deadletter.adapter.client;

import org.jspecify.annotations.NullMarked;
