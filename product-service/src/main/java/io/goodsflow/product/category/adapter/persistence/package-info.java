/** Categories in the database. */
@NullMarked
package io.goodsflow.product.category.adapter.persistence;

import org.jspecify.annotations.NullMarked;
