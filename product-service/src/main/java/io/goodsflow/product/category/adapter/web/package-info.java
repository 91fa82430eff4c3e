/** Categories over HTTP. */
@NullMarked
package io.goodsflow.product.category.adapter.web;

import org.jspecify.annotations.NullMarked;
