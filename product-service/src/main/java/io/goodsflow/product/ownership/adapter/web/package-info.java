/** Field ownership and locks over HTTP. */
@NullMarked
package io.goodsflow.product.ownership.adapter.web;

import org.jspecify.annotations.NullMarked;
