/** Reasons for which supply-service refuses. */
@NullMarked
package io.goodsflow.supply.contract.error;

import org.jspecify.annotations.NullMarked;
