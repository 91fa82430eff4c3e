/** Cached pages of products. */
@NullMarked
package io.goodsflow.product.browsing.adapter.cache;

import org.jspecify.annotations.NullMarked;
