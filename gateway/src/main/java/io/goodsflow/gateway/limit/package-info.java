/** How many requests a caller may send. */
@NullMarked
package io.goodsflow.gateway.limit;

import org.jspecify.annotations.NullMarked;
