/** The admin's plain way to keep products (catalogue-module): every write is a version made without a review. */
@NullMarked
package io.goodsflow.product.facade.application;

import org.jspecify.annotations.NullMarked;
