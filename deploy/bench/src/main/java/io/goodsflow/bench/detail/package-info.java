/** The cached page of a product. */
@NullMarked
package io.goodsflow.bench.detail;

import org.jspecify.annotations.NullMarked;
