/** Spans of the fleet: how they begin, how they are carried, where they go. */
@NullMarked
package io.goodsflow.kit.trace;

import org.jspecify.annotations.NullMarked;
