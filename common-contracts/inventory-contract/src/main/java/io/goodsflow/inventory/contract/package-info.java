/** Words of the stock domain that others use. */
@NullMarked
package io.goodsflow.inventory.contract;

import org.jspecify.annotations.NullMarked;
