/** Leases by compare-and-set on the database. */
@NullMarked
package io.goodsflow.kit.data.lease;

import org.jspecify.annotations.NullMarked;
