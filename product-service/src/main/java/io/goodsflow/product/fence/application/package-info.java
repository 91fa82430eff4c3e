/** The fence around what is cached (ADR 0025). */
@NullMarked
package io.goodsflow.product.fence.application;

import org.jspecify.annotations.NullMarked;
