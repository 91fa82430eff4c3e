/** Following items and looking them up. */
@NullMarked
package io.goodsflow.inventory.sale.application;

import org.jspecify.annotations.NullMarked;
