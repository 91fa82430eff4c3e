/** Items for the back office. */
@NullMarked
package io.goodsflow.product.item.adapter.web;

import org.jspecify.annotations.NullMarked;
