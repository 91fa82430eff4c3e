/** Ids from segments. */
@NullMarked
package io.goodsflow.kit.data.id;

import org.jspecify.annotations.NullMarked;
