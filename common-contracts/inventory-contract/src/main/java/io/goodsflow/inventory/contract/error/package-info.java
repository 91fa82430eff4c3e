/** Reasons for which inventory-service refuses. */
@NullMarked
package io.goodsflow.inventory.contract.error;

import org.jspecify.annotations.NullMarked;
