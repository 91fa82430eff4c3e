/** Drives the running fleet through the gateway, as outsiders do. */
@NullMarked
package io.goodsflow.e2e;

import org.jspecify.annotations.NullMarked;
