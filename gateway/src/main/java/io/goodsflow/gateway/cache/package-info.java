/** The Redis that may forget: reached in one round trip or not at all, and never waited for. */
@NullMarked
package io.goodsflow.gateway.cache;

import org.jspecify.annotations.NullMarked;
