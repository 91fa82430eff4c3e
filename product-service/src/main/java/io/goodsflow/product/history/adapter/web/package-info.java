/** The history for the back office. */
@NullMarked
package io.goodsflow.product.history.adapter.web;

import org.jspecify.annotations.NullMarked;
