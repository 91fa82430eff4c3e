/** What became of updates, in MySQL. */
@NullMarked
package io.goodsflow.product.update.adapter.persistence;

import org.jspecify.annotations.NullMarked;
