/** The catalogue for guests. */
@NullMarked
package io.goodsflow.product.browsing.adapter.web;

import org.jspecify.annotations.NullMarked;
