/** Field ownership and locks in MySQL. */
@NullMarked
package io.goodsflow.product.ownership.adapter.persistence;

import org.jspecify.annotations.NullMarked;
