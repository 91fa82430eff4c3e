/** Newest full state per key. */
@NullMarked
package io.goodsflow.kit.data.projection;

import org.jspecify.annotations.NullMarked;
