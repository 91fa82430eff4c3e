/** What the database's locks tell of transactions behind fences. */
@NullMarked
package io.goodsflow.product.fence.adapter.persistence;

import org.jspecify.annotations.NullMarked;
