/** Messages that supply-service sends to itself. */
@NullMarked
package io.goodsflow.supply.contract.event;

import org.jspecify.annotations.NullMarked;
