/** The commands on an item, and what the back office sees of it. */
@NullMarked
package io.goodsflow.product.item.application;

import org.jspecify.annotations.NullMarked;
