/** Stock over HTTP. */
@NullMarked
package io.goodsflow.inventory.stock.adapter.web;

import org.jspecify.annotations.NullMarked;
