/** The projection of items in the database. */
@NullMarked
package io.goodsflow.inventory.sale.adapter.persistence;

import org.jspecify.annotations.NullMarked;
