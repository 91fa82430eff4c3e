/** How what is cached is written. */
@NullMarked
package io.goodsflow.product.cachedjson;

import org.jspecify.annotations.NullMarked;
