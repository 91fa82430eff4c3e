/** Look-ups in the database. */
@NullMarked
package io.goodsflow.product.lookup.adapter.persistence;

import org.jspecify.annotations.NullMarked;
