/** What callers asked for, kept for a while. */
@NullMarked
package io.goodsflow.supply.single.adapter.persistence;

import org.jspecify.annotations.NullMarked;
