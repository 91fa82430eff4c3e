/** Another service. */
@NullMarked
package io.goodsflow.store.stock.application;

import org.jspecify.annotations.NullMarked;
