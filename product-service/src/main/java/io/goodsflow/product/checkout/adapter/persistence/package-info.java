/** Confirmation snapshots in the database. */
@NullMarked
package io.goodsflow.product.checkout.adapter.persistence;

import org.jspecify.annotations.NullMarked;
