/** What can be done with stock. */
@NullMarked
package io.goodsflow.inventory.stock.application;

import org.jspecify.annotations.NullMarked;
