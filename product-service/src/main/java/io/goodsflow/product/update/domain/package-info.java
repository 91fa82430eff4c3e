/** Changes of published items, field by field. */
@NullMarked
package io.goodsflow.product.update.domain;

import org.jspecify.annotations.NullMarked;
