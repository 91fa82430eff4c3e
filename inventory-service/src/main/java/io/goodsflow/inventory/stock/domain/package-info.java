/** What a stock figure is made of and how it changes. */
@NullMarked
package io.goodsflow.inventory.stock.domain;

import org.jspecify.annotations.NullMarked;
