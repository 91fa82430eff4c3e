/** Items, SKUs, item snapshots and verdicts in the database. */
@NullMarked
package io.goodsflow.product.publishing.adapter.persistence;

import org.jspecify.annotations.NullMarked;
