/** What can be done with categories. */
@NullMarked
package io.goodsflow.product.category.application;

import org.jspecify.annotations.NullMarked;
