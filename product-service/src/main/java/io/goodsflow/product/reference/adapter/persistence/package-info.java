/** References in MySQL. */
@NullMarked
package io.goodsflow.product.reference.adapter.persistence;

import org.jspecify.annotations.NullMarked;
