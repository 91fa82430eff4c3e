/** The cached list of categories. */
@NullMarked
package io.goodsflow.product.category.adapter.cache;

import org.jspecify.annotations.NullMarked;
