/** SKUs of the admin facade. */
@NullMarked
package io.goodsflow.product.sku.adapter.web;

import org.jspecify.annotations.NullMarked;
