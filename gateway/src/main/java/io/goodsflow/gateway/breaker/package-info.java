/** Spares a service that is gone the calls, and its callers the waiting. */
@NullMarked
package io.goodsflow.gateway.breaker;

import org.jspecify.annotations.NullMarked;
