/** The admin facade of the catalogue. */
@NullMarked
package io.goodsflow.product.facade.adapter.web;

import org.jspecify.annotations.NullMarked;
