/** What an entry of the edit history says. */
@NullMarked
package io.goodsflow.product.history.domain;

import org.jspecify.annotations.NullMarked;
