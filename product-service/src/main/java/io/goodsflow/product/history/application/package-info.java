/** How the other features write the edit history. */
@NullMarked
package io.goodsflow.product.history.application;

import org.jspecify.annotations.NullMarked;
