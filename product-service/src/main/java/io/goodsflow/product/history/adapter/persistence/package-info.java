/** The edit history in the database. */
@NullMarked
package io.goodsflow.product.history.adapter.persistence;

import org.jspecify.annotations.NullMarked;
