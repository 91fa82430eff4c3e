/** What a guest sees of an item. */
@NullMarked
package io.goodsflow.product.browsing.domain;

import org.jspecify.annotations.NullMarked;
