/** Asks each server in its own protocol whether it works. */
@NullMarked
package io.goodsflow.devstack.probe;

import org.jspecify.annotations.NullMarked;
