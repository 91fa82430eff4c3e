/** Read queries on published items. */
@NullMarked
package io.goodsflow.product.browsing.adapter.persistence;

import org.jspecify.annotations.NullMarked;
