/** Config, balance and ledger in the database. */
@NullMarked
package io.goodsflow.inventory.stock.adapter.persistence;

import org.jspecify.annotations.NullMarked;
