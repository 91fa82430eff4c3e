/** Calls to other services. */
@NullMarked
package io.goodsflow.kit.feign;

import org.jspecify.annotations.NullMarked;
