/** What the commands on an item mean. */
@NullMarked
package io.goodsflow.product.item.domain;

import org.jspecify.annotations.NullMarked;
