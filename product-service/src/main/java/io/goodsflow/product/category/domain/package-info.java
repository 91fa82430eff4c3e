/** What a category is. */
@NullMarked
package io.goodsflow.product.category.domain;

import org.jspecify.annotations.NullMarked;
