/** What an edit of a SKU is while it waits. */
@NullMarked
package io.goodsflow.product.sku.domain;

import org.jspecify.annotations.NullMarked;
