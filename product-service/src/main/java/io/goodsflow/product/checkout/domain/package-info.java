/** What a shopper agreed to, and what has changed since. */
@NullMarked
package io.goodsflow.product.checkout.domain;

import org.jspecify.annotations.NullMarked;
