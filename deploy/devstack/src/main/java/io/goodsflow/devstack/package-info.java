/** Starts, finds again and stops the real servers and the fleet as ordinary processes of one data folder. */
@NullMarked
package io.goodsflow.devstack;

import org.jspecify.annotations.NullMarked;
