/** The fence for transactions of other domains. */
@NullMarked
package io.goodsflow.product.mutation.application;

import org.jspecify.annotations.NullMarked;
