/** Equal questions of guests that wait together are asked once (ADR 0027). */
@NullMarked
package io.goodsflow.gateway.collapse;

import org.jspecify.annotations.NullMarked;
