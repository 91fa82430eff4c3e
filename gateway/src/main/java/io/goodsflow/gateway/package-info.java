/** The one door: routing, token check, limits. */
@NullMarked
package io.goodsflow.gateway;

import org.jspecify.annotations.NullMarked;
