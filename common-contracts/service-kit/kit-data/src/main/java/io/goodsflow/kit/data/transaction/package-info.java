/** Transactions that are repeated after a deadlock. */
@NullMarked
package io.goodsflow.kit.data.transaction;

import org.jspecify.annotations.NullMarked;
