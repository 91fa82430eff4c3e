/** Stock per promise scope: what there is, why, and whose it is. */
@NullMarked
package io.goodsflow.inventory;

import org.jspecify.annotations.NullMarked;
